import { minors } from './minor-words.ts';
import { whole, wordsOf } from './word-patterns.ts';

/** What nobody wears where it is missing. */
const clothes = String.raw`(?:clothes|clothing|garments?|underwear|underpants|panties|pants|bra|bikini|swimsuit)`;
const own = String.raw`(?:(?:any|her|his|their|its|all|wearing) )*`;

/** Nakedness and sex, in languages that people write to us. */
export const sexual = whole(
  [
    wordsOf(
      `nude nudes nudist* nudism nudity naked nakedness topless bottomless undress* unclothed disrob* unclad in_the_buff birthday_suit barely_legal nsfw porn* xxx
      sexy sex sexual* sexi* erotic* lingerie fetish* bondage bdsm thong g_string panties seductive* seducing sensual* striptease stripper
      strip*_naked strip*_down spread*_legs spread*_her_legs spread*_his_legs masturbat* orgasm* hentai ecchi underwear upskirt lewd* horny aroused kinky busty
      erection erections boner boners nipple* vagina* penis* genital* vibrator* dildo* butt_plug* buttplug* sex_toy* blow_job* blowjob* handjob* breasts bare_breast* bare_bottom* bare_butt* intercourse provocative*
      wearing_nothing wears_nothing wear_nothing with_nothing_on clothes_off clothing_off
      neked nood noods strip_poker nekkid nakt nakte nakten nakter naktes nackfoto* nackt* splitternackt* splitterfasernackt* halbnackt* nackedei* nacktbild* entblößt* entblosst* hüllenlos* oben_ohne barbusig* unbekleidet* entkleidet* ausgezogen* erotisch* sexuell* pornograf* reizwäsche unterwäsche
      nue nues dénud* déshabillé* à_poil sans_vêtement* sans_habits seins_nus
      desnud* nud sin_ropa en_cueros en_pelotas nuda nudo nudi svestit* spogliat* senza_vestiti senza_abiti
      nua nuas pelado pelada pelados peladas despid* sem_roupa* sexo sexe porno
      naakt* bloot blote halfnaakt* zonder_kleren zonder_kleding ontkleed*
      naken nakna naket nakne nakent nøgen nøgne nøgent utan_kläder uten_klær uden_tøj alaston alastoma* alasti
      nagi nagie nagiej nagich nago goły goła gołe bez_ubrań bez_ubrania rozebran*
      çıplak* seks* soyun*
      голая голый голые голую голых голой голое голеньк* голышом нагая нагой нагие нагую нагишом обнажен* раздет* без_одежды секс* эротич* гола голий голі оголен*
      γυμνό γυμνή γυμνός γυμνά ערום עירום telanjang bugil
      عاري عارية عاريات عراة عار عريان عريانة متعري متعرية بدون_ملابس بلا_ملابس بدون_ثياب بلا_ثياب إباحي إباحية جنس جنسي مثيرة برهنه`,
    ),
    String.raw`stripping(?! (?:\p{L}+ ){0,2}(?:paint|wallpaper|bark|varnish|wood|lea(?:f|ves)|cables?|wires?|doors?|furniture|corn|husks?))`,
    String.raw`(?:without|no|zero|minus) ${own}${clothes}`,
    String.raw`(?:tak(?:es|ing|e)|pull(?:s|ing)?|strip(?:s|ping)?) off ${own}${clothes}`,
    String.raw`ohne (?:(?:ihre|seine|deren|jede|alle|irgendwelche)n? )?(?:kleid(?:er|ung)|klamotten|unterwasche|hosen?|unterhosen?|(?:unter)?hoschen|schlupfer|slip|bh|bikini)`,
  ].join('|'),
);

/** Words of nakedness that mean something else in other languages stand right by who it is. */
export const nakedMinor = whole(
  String.raw`(?:${minors.source}) (?:tout |toute |toda |todo )?(?:nus?|naga)|(?:nus?|naga) (?:${minors.source})|cp (?:of|with) (?:\p{L}+ ){0,2}(?:${minors.source})`,
);

/** Both in one word, so that it names no minor by itself, and what is a barn in English. */
export const nakedMinorInOneWord = whole(
  [
    String.raw`(?:nude|naked|nackte[nmrs]?|porn|bikini|lingerie|sexy|hot)(?:girl|boy|teen|child|kid|madchen|junge|kind)s?`,
    String.raw`(?:naken|nakna|nogne?|nakne) barn`,
  ].join('|'),
);
