import { firstNames, names } from './public-names.ts';
import { whole, wordsOf } from './word-patterns.ts';

/** They are in fairy tales too, where kings are dead. */
export const royals = 'queen queens king kings princess* prince princes pope';

/** People as those who know them call them. */
export const persons = `celebrit* actress* actor actors singer* president* chancellor* minister* politician* neighbour* neighbor* teacher* classmate* coworker*
  co-worker* colleague* boss my_ex ex_girlfriend ex_boyfriend girlfriend* boyfriend* wife husband
  schauspieler* sänger* präsident* kanzler* politiker* nachbar* lehrer* kolleg* chef chefin freundin
  exfreundin mitschüler* رئيس ممثلة ممثل جارة زميلة معلمة`;

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
  اختي امي ابنتي بنتي خالتي عمتي زوجتي صديقتي جارتي زميلتي معلمتي اخي`,
);

const noLastName = wordsOf(
  `the a an in on at by with and or of from for is as to who und mit im am auf von in ist als der die das den without ohne
  nude nudes naked nackt* topless undress* porn* sexy statue* sculpture* figure* painting* drawing* portrait* photo* doll* cow cat dog horse art style venus
  beach island bay city harbour harbor opera bridge sunset park unbekleidet*`,
);

/** A first name and a last name. */
export const byFullName = String.raw`(?<!(?:by|like|after|style of|stil von|von|nach) )(?:${wordsOf(firstNames)}) (?!(?:${noLastName})(?!\p{L}))\p{L}{3,}`;

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
