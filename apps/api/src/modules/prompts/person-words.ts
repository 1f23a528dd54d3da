import { whole, wordsOf } from './word-patterns.ts';

/** They are in fairy tales too, where kings are dead. */
export const royals = 'queen queens king kings princess* prince princes pope';

/** People as those who know them call them. */
export const persons = `celebrit* actress* actor actors singer* president* chancellor* minister* politician* neighbour* neighbor* teacher* classmate* coworker*
  co-worker* colleague* boss my_ex ex_girlfriend ex_boyfriend girlfriend* boyfriend* wife husband
  schauspieler* sänger* präsident* kanzler* politiker* nachbar* lehrer* kolleg* chef chefin freundin
  exfreundin mitschüler* رئيس ممثلة ممثل جارة زميلة معلمة`;

/** Whose name alone tells that a real person is meant. */
export const names = `pope papst pape papa_francisco dalai_lama ayatollah trump biden kamala_harris obama clinton putin zelensk* macron merkel scholz friedrich_merz
  habeck baerbock erdogan netanyahu modi xi_jinping kim_jong_un king_charles prince_harry meghan_markle
  kate_middleton elon_musk zuckerberg bezos bill_gates taylor_swift beyonce rihanna kardashian*
  kylie_jenner selena_gomez ariana_grande billie_eilish emma_watson scarlett_johansson angelina_jolie
  brad_pitt tom_cruise justin_bieber shakira madonna lady_gaga adele messi ronaldo beckham greta_thunberg
  zendaya jennifer_lawrence margot_robbie sydney_sweeney emma_stone jenna_ortega millie_bobby_brown anya_taylor-joy natalie_portman
  megan_fox gal_gadot kendall_jenner gigi_hadid bella_hadid hailey_bieber britney_spears miley_cyrus katy_perry dua_lipa olivia_rodrigo
  sabrina_carpenter doja_cat nicki_minaj cardi_b jennifer_lopez jennifer_aniston charli_damelio addison_rae leonardo_dicaprio johnny_depp
  timothée_chalamet tom_holland harry_styles ronaldinho mbappe neymar heidi_klum helene_fischer lena_meyer-landrut alice_weidel
  olaf_scholz emmanuel_macron giorgia_meloni ursula_von_der_leyen boris_johnson keir_starmer rishi_sunak nancy_pelosi alexandria_ocasio-cortez
  j_d_vance jd_vance joe_rogan mrbeast pokimane ivanka melania ترامب بايدن بوتين السيسي`;

/** Of one's own family, or close. */
const kin = wordsOf(
  `mother mom mum mommy mummy mama father dad daddy papa parents sister* sis brother* bro daughter* son sons aunt* auntie* uncle* niece* nephew* cousin*
  grandmother* grandma* granny grandfather* grandpa* friend friends bestie* roommate* flatmate* crush gf bf hubby girl_friend nanny babysitter* fiance* fiancee* bride partner landlady student students
  godmother godfather stepmom* stepmother* stepdad* stepsister* stepbrother* sister-in-law mother-in-law
  mutter mama mami vater papa eltern schwester* bruder brüder* tochter töchter* sohn söhne* tante* onkel* nichte* neffe* cousine* oma opa großmutter grossmutter
  freund freunde freundin* mitbewohner* schwiegermutter schwägerin stiefschwester* stieftochter* stiefmutter schwarm frau
  mère soeur sœur frère père tante cousine copine amie nièce voisine femme
  madre hermana hermano hija hijo prima tía amiga vecina novia esposa sorella fratello figlia cugina zia amica vicina
  moeder zus zusje broer dochter nichtje tante vriendin buurvrouw mãe irmã irmão filha tia vizinha namorada syster mor søster min_mamma
  siostra córka matka`,
);
const mine = wordsOf(
  `my our your his her their mein meine meinen meiner meinem unsere unsere* seine seiner ihre ihrer deine deiner
  ma mon mes mi mis mia mio minha meu mijn onze min mitt mina moja mój`,
);

/** Enough by themselves, as nobody else has them. */
const family = wordsOf(
  `daughter* stepdaughter* stepson* stepsis* stepmom* stepmother* stepbrother* niece* nephew* mom mum mommy grandma* granny roommate*
  stiefschwester* stieftochter* stiefmutter mitbewohnerin* petite_soeur petite_sœur hermana hermanita sorella sorellina hermano irmã irmãzinha
  мама мать мамы сестра сестры сестру дочь дочери дочка тетя бабушка племянниц* соседк* подруг*
  اختي امي ابنتي بنتي خالتي عمتي زوجتي صديقتي اخي`,
);

/** First names that are no other word, before a last name. */
const firstNames = wordsOf(
  `jennifer jessica emma olivia sophia sofia isabella emily elizabeth sarah sara laura lena lisa julia anna hannah hanna lea leonie
  katharina christina kristina stefanie stephanie sabine susanne petra claudia nicole melanie jasmin yvonne vanessa angela angelina
  natalie natalia scarlett jenna megan kimberly ashley samantha rebecca rachel michelle amanda melissa heather taylor kylie kendall
  selena ariana britney miley sydney margot zoe chloe alexandra caroline charlotte sandra monica veronica patricia barbara helene heidi
  donald kevin brian michael thomas stefan andreas markus tobias sebastian florian daniel alexander christopher matthew joshua justin
  ryan brandon tyler leonardo timothee johnny keanu kamala hillary vladimir emmanuel boris`,
);
const noLastName = wordsOf(
  `the a an in on at by with and or of from for is as to who und mit im am auf von in ist als der die das den without ohne
  nude nudes naked nackt* topless undress* porn* sexy statue* sculpture* figure* painting* drawing* portrait* photo* doll* cow cat dog horse art style venus
  beach island bay city harbour harbor opera bridge sunset park unbekleidet*`,
);

const byFullName = String.raw`(?<!(?:by|like|after|style of|stil von|von|nach) )(?:${firstNames}) (?!(?:${noLastName})(?!\p{L}))\p{L}{3,}`;

/** A first name and a last name. */
export const fullNames = whole(byFullName);

export const realPersons = whole(wordsOf(`${persons} ${royals} ${names}`));

/** Those who are somebody's, and whom a name in small letters tells. */
export const knownPersons = whole(
  [
    String.raw`(?<!(?:for|fur) )(?:${mine}) (?:\p{L}+ ){0,2}?(?:${kin})`,
    family,
    String.raw`(?:mother|father)s? and (?:(?:her|his|their) )?(?:son|daughter)s?|sons? and (?:(?:his|her|their) )?(?:mother|father)s?`,
    byFullName,
  ].join('|'),
);
