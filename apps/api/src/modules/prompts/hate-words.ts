/**
 * Symbols, slogans and groups of hatred, in the languages that people write to us; `_` joins words,
 * `*` stands for any ending. Not here is what is mostly something else: a black sun, the letters of
 * a ship, the goddess Isis. Whole words only, so that Nazia and Nazim keep their names.
 */
export const hateWords = `
  swastik* svastik* svastica* suastica* esvastica* hakenkreuz* croix_gammee* cruz_gamada cruces_gamadas
  croce_uncinata gamali_hac hakenkors hagekors hakaristi свастик* صليب_معقوف الصليب_المعقوف
  nazi nazis nazism nazismus nazisme nazismo nazista* nazisti naziste nazistisch* nationalsozialis* neonazi neonazis nsdap
  нацист* нацизм* نازي نازية النازي النازية
  hitler* adolf_hitler mein_kampf sieg_heil siegheil goebbels himmler гитлер* هتلر
  third_reich drittes_reich dritten_reich dritte_reich parteiadler reichskriegsflagge* wewelsburg wolfsangel
  waffen_ss ss_rune* ss_bolts ss_lightning ss_totenkopf ss_uniform* schutzstaffel sigrune* gestapo totenkopfverband*
  kkk ku_klux_klan ku_klux klansman klansmen klan_hood* klan_robe*
  white_power white_pride white_supremac* aryan_brotherhood aryan_nation* aryan_fist weisse_macht weiße_macht
  blood_and_honour blood_and_honor blut_und_ehre blood_and_soil blut_und_boden fourteen_words 14_words
  combat_18 atomwaffen hammerskin* rahowa race_war rassenkrieg
  isis_flag* isis_fighter* isis_terrorist* islamic_state islamischer_staat islamischen_staat* daesh داعش al_qaeda al_qaida boko_haram
  happy_merchant judensau untermensch* rassenschande juden_raus jude_verrecke auslander_raus
  blackface golliwog* lynching lynchings lynch_mob neger negern negers kanake* الموت_لليهود`;

const hated =
  'jews?|muslims?|blacks?|gays?|queers?|arabs?|turks?|gypsies|roma|immigrants?|foreigners?|juden|muslime[n]?|schwarzen?|schwulen?|auslandern?|turken';

/** Calls to harm people for what they are, and numbers that stand for slogans. */
export const hatePhrases = [
  String.raw`(?:death to|kill|gas|burn|hang|shoot|exterminate) (?:all )?(?:the )?(?:${hated})`,
  String.raw`(?:tod|tod den|tod allen|totet|totet die|vergast|vergast die) (?:${hated})`,
  // A year, where a word before it says so.
  String.raw`(?<!(?:in|anno|year|since|from|jahre?|seit|von) )14[ \/-]?88(?!\p{N})`,
];

/** Scripts that part no words; the temple sign 卍 of East Asian maps is not among them. */
export const unspacedHate =
  '卐|纳粹|納粹|希特勒|ナチス|ヒトラー|ハーケンクロイツ|나치|히틀러|하켄크로이츠';

/**
 * A swastika is a sign of luck in Buddhism, Hinduism and Jainism; by itself, on skin and in the
 * West, it is read as that of the Nazis, and in some countries showing it is a crime. So the word is
 * refused unless one of its faiths is named close to it. Only the word itself is let through:
 * whatever stands beside it is still looked at. A wish against Nazis is none of theirs.
 */
const faiths = String.raw`(?:buddh|hindu|jain|sanskrit|diwali|tibet|ganesh|vedic|vedisch|بوذي|هندوس)\p{L}*`;
/**
 * A black cat is a `gato negro` in Spanish and Portuguese, which English insults people with: there it
 * stands after a noun, told by its ending or by the article before it.
 */
const insulting =
  'sucio|puto|pinche|maldito|asqueroso|jodido|estupido|feo|tonto|mugroso|apestoso|cochino|vago|perezoso|criminal';
const pointing = '(?:es|est|un|otr|much|tod|aquell|algun|pinch|ningun)';
const blackThings =
  'coche|traje|tatuaje|cisne|color|corazon|tigre|leon|dragon|cafe|chocolate|mar|blanco y|branco e';
const black = [
  String.raw`(?<=(?<!\p{L})(?!(?:${insulting}|${pointing}o) )(?:\p{L}{3,}o|${blackThings}) )negro`,
  String.raw`(?<=(?<!\p{L})(?!(?:${insulting}|${pointing}o)s )(?:\p{L}{2,}os|\p{L}{3,}es) )negros`,
  String.raw`(?<=(?<!\p{L})(?:un|el|al|del|um) (?!(?:${insulting}) )\p{L}{3,} )negro`,
];

export const innocentHate = [
  ...black,
  String.raw`(?<=(?<!\p{L})${faiths}[- ](?:\p{L}+ ){0,3})s[wv]astikas?`,
  String.raw`s[wv]astikas?(?= (?:\p{L}+ ){0,4}${faiths})`,
  String.raw`(?:anti|no|against|gegen|keine?|stop)[- ]nazis?|nazis? raus`,
];
