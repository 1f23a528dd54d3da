import { hatePhrases, hateWords, innocentHate, unspacedHate } from './hate-words.ts';
import { plainText } from './plain-text.ts';

/** A pattern of whole words; `*` stands for any ending. */
const wordsOf = (list: string): string =>
  plainText(list)
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replace('*', String.raw`\p{L}*`))
    .join('|');
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** What sounds refusable and is not: it is taken out of a text before anything is looked for. */
export const innocent = new RegExp(
  whole(
    [
      String.raw`(?:blue|great|coal|marsh|willow|crested|long-tailed) tits?|tit ?mouse|tit ?mice`,
      String.raw`boob(?:y|ies)|puss(?:y|ies) ?(?:cats?|willows?)|rape ?(?:seed|field|blossom|flower|oil|plant)s?`,
      String.raw`bitch(?:es)? (?:and her|and|with) (?:her )?(?:pups|pupp(?:y|ies))|rugby hookers?|hookers? rugby \p{L}+|fagg?ots of wood`,
      String.raw`spotted dick|cumin|shiitake|shih ?tzus?|cock ?pits?`,
      String.raw`(?:nude|naked)[- ](?:colou?r(?:ed)?|tone[ds]?|shades?|lipsticks?|heels|pumps|nails?|make ?up|palette|mole[- ]?rats?|eyes?|trees?|branch(?:es)?)`,
      String.raw`kinds? of|my (?:dead|late|deceased) \p{L}+`,
      String.raw`nackt(?:schnecken?|mulle?)|thong sandals?|(?:king|emperor) (?:crabs?|penguins?|cobras?|fish(?:er)?)|queen bees?|day of the dead|dead sea`,
      ...innocentHate,
    ].join('|'),
  ).source,
  'giu',
);

/** Refused whatever it stands beside. */
export const alwaysRefused = new RegExp(
  [
    whole(
      [
        wordsOf(
          `jailbait lolicon shotacon pedophil* paedophil* pädophil* childporn* kinderporn* garçon_nu garçons_nus enfant_nu enfants_nus kindesmissbrauch
          dick_pic* dick_suck* suck*_dick* suck*_cock* cock_suck* huge_cock big_tits ${hateWords}`,
        ),
        ...hatePhrases,
      ].join('|'),
    ).source,
    plainText(unspacedHate),
  ].join('|'),
  'iu',
);

/** Nakedness and sex, in languages that people write to us. */
export const sexual = whole(
  wordsOf(
    `nude nudes nudist* nudity naked topless bottomless undress* unclothed without_clothes no_clothes nsfw porn* xxx
    sexy sex sexual* erotic* lingerie fetish bondage bdsm thong seductive* sensual* striptease stripper
    strip*_naked spread*_legs spread*_her_legs masturbat* orgasm* hentai underwear
    nackt* nacktbild entblößt oben_ohne ohne_kleid* unbekleidet erotisch* pornograf* ausgezogen reizwäsche
    nue nues desnud* nud nuda nudo nudi nua déshabillé* sexo sexe porno çıplak seks
    голая голый голые голую голых голой обнажен* секс* эротич* عاري عارية عاريات عراة عار إباحي إباحية جنس جنسي مثيرة`,
  ),
);

export const minors = whole(
  [
    wordsOf(
      `child children childlike kid kids toddler* baby babies infant* minor minors teen teens teenage*
      preteen* tween tweens underage* schoolgirl* schoolboy* girl girls boy boys loli lolita shota youngster*
      kind kindes kinder kindern kleinkind* mädchen* schulmädchen junge jungen bub buben schülerin* schüler*
      jugendliche* minderjährig* säugling* fille fillette* garçon* enfant* mineur* niña niñas niño niños
      chica_joven menina* menino* criança* bambin* ragazzin* çocuk* çocuğ* kız девочк* мальчик* ребен* дети
      подрост* طفل طفلة أطفال الأطفال فتاة فتيات صبي صبيان بنت بنات ولد أولاد قاصر قاصرة مراهقة`,
    ),
    // An age below eighteen.
    String.raw`(?:1[0-7]|[1-9])[- ]*(?:years?|yrs?|y\/?o|jahre?|jahrig\p{L}*|ans|anos|anni|лет)(?:[- ]olds?)?`,
  ].join('|'),
);

/** They are in fairy tales too, where kings are dead. */
const royals = 'queen queens king kings princess* prince princes pope';

const persons = `celebrit* actress* actor actors singer* president* chancellor* minister* politician* neighbour* neighbor* teacher* classmate* coworker*
  co-worker* colleague* boss my_ex ex_girlfriend ex_boyfriend girlfriend* boyfriend* wife husband
  schauspieler* sänger* präsident* kanzler* politiker* nachbar* lehrer* kolleg* chef chefin freundin
  exfreundin mitschüler* رئيس ممثلة ممثل جارة زميلة معلمة`;

/** Whose name alone tells that a real person is meant. */
const names = `trump biden kamala_harris obama clinton putin zelensk* macron merkel scholz friedrich_merz
  habeck baerbock erdogan netanyahu modi xi_jinping kim_jong_un king_charles prince_harry meghan_markle
  kate_middleton elon_musk zuckerberg bezos bill_gates taylor_swift beyonce rihanna kardashian*
  kylie_jenner selena_gomez ariana_grande billie_eilish emma_watson scarlett_johansson angelina_jolie
  brad_pitt tom_cruise justin_bieber shakira madonna lady_gaga adele messi ronaldo beckham greta_thunberg`;

export const realPersons = whole(wordsOf(`${persons} ${royals} ${names}`));

/** Harm to a person; animals and trees die in pictures too, and so does nobody by these words alone. */
export const abuse = whole(
  wordsOf(
    `humiliat* beaten beating_up tortur* raped raping murder* corpse hanged lynch* behead* decapitat* strangl*
    stabbed executed deepfake* mutilat*
    gedemütigt verprügel* gefoltert ermordet leiche erhängt enthauptet vergewaltig* مقتول جثة معذب`,
  ),
);

const dead = 'dead|tot|tote[nrs]?';
const anybody = `(?:${wordsOf(`${persons} ${names}`)}|${minors.source})`;
const hung = String.raw`(?:hung from (?:a |the )?(?:tree|lamp ?post)|hanging from (?:a |the )?(?:rope|gallows|noose))`;
/** These belong to what stands by them: a girl beside a dead tree is well. */
export const deadPerson = whole(
  [
    String.raw`(?:${dead}) (?:\p{L}+ )?${anybody}`,
    String.raw`${anybody} (?:is |lies |lying |found |shot )?(?:${dead})(?! (?:tree|flower|leaf|leaves))`,
    String.raw`(?:${anybody}|${wordsOf(royals)}) ${hung}`,
  ].join('|'),
);

/** Scripts that part no words. */
export const unspaced = {
  sexual: /裸|全裸|色情|エロ|ヌード|性交|야한|누드|알몸/u,
  minors:
    /少女|女孩|男孩|儿童|兒童|小孩|幼女|幼儿|子供|子ども|女子高生|未成年|소녀|소년|아이|미성년/u,
};
