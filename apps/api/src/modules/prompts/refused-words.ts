import { hatePhrases, hateWords, innocentHate, unspacedHate } from './hate-words.ts';
import { sexualizedMinors } from './minor-words.ts';
import { plainText } from './plain-text.ts';
import { plainPattern, whole, wordsOf } from './word-patterns.ts';

/** What sounds refusable and is not: it is taken out of a text before anything is looked for. */
export const innocent = whole(
  [
    String.raw`(?:blue|great|coal|marsh|willow|crested|long-tailed) tits?|tit ?mouse|tit ?mice`,
    String.raw`boob(?:y|ies)|puss(?:y|ies) ?(?:cats?|willows?)|rape ?(?:seed|field|blossom|flower|oil|plant)s?`,
    String.raw`bitch(?:es)? (?:and her|and|with) (?:her )?(?:pups|pupp(?:y|ies))|rugby hookers?|hooker furniture|hookers? rugby \p{L}+|fagg?ots of wood`,
    String.raw`spotted dick|cumin|shiitake|shih ?tzus?|cock ?pits?`,
    String.raw`(?:nude|naked)[- ](?:colou?r(?:s|ed)?|tone[ds]?|tones|shades?|lipsticks?|heels|pumps|nails?|beige|pink|make ?up|palette|mole[- ]?rats?|eyes?|trees?|branch(?:es)?)`,
    String.raw`(?:chicken|turkey|duck) (?:breast|thigh)s?|bikini (?:bottom|atoll)|(?<=pin[- ]?ups? |hula |calendar )girls?|trump cards?|ox(?:en)? and (?:an? |the )?ass(?:es)?|ass(?:es)? and (?:an? |the )?ox(?:en)?|breast ?strokes?|robin red ?breasts?`,
    String.raw`naked (?:cakes?|juice|eye)|king charles spaniels?|kid goats?|goat kids?|kid gloves?|(?:ursa|canis|asia|[b-g](?: flat| sharp)?) minor(?! (?:girl|boy|child|nude|naked))|minor (?:chords?|keys?|scales?|thirds?)|baby[- ](?:blue|pink)`,
    String.raw`mother (?:earth|nature)|junge[nr]?(?= (?:nackte[nr]? )?(?:frau(?:en)?|damen?)(?!\p{L}))|barely legal (?:(?:race |sports |muscle )?cars?|speed|motorbikes?)`,
    String.raw`(?:dilated|slit|vertical|round|large|black|eye) pupils?|pupils? of (?:(?:the|an?|her|his) )?(?:\p{L}+ )?eyes?`,
    String.raw`kinds? of|kind regards|my (?:dead|late|deceased) \p{L}+`,
    String.raw`nackte[nmrs]? (?:baum\p{L}*|baeum\p{L}*|aste?n?|zweigen?|felsen?|erde|wande?n?|beton|ziegel\p{L}*)|nackt(?:schnecken?|mulle?)|thong sandals?|(?:king|emperor) (?:crabs?|penguins?|cobras?|fish(?:er)?)|queen bees?|day of the dead|dead sea`,
    String.raw`\p{L}*kanal(?!l)\p{L}*|(?:ein|kein|ohne|mit|im|das|mein|jahres|monats)-? ?abos?|rittersporne?|(?:keller)?asseln?|pissarro|\p{L}*fagott\p{L}*`,
    String.raw`sex on the beach (?:cocktails?|drinks?)|(?:cocktails?|drinks?),? (?:(?:called|named) )?sex on the beach|cummerbunds?|kikeriki|(?:rio|monte) negro|penistone|bottle nipples?`,
    ...innocentHate,
  ].join('|'),
  'g',
);

/** Refused whatever it stands beside. */
export const alwaysRefused = plainPattern(
  [
    whole(
      [
        wordsOf(
          `${sexualizedMinors} pedo pedos paedo paedos kiddie_porn kiddy_porn csam pedophil* paedophil* pädophil* childporn* kinderporn* garçon_nu garçons_nus enfant_nu enfants_nus kindesmissbrauch
          dick_pic* dick_suck* suck*_dick* suck*_cock* cock_suck* huge_cock big_tits ${hateWords}`,
        ),
        ...hatePhrases,
      ].join('|'),
    ).source,
    plainText(unspacedHate),
  ].join('|'),
);

/** Scripts that part no words. */
export const unspaced = {
  // ロリポップ is a lollipop, 칼로리 a calorie, 쇼타임 a show.
  always:
    /ロリ(?!ポップ|ータ)|ショタ|しょたこん|萝莉|蘿莉|正太|로리콘|(?<!칼)로리(?![가-힣])|쇼타콘|쇼타(?![가-힣])/u,
  sexual: /🔞|裸|全裸|色情|エロ|ヌード|性交|야한|누드|알몸/u,
  revealing: /比基尼|水着|ビキニ|비키니|수영복|泳装|泳衣|下着|内衣|속옷/u,
  minors:
    /少女|女孩|男孩|儿童|兒童|小孩|幼女|幼儿|子供|子ども|女子高生|未成年|소녀|소년|아이|미성년/u,
};
