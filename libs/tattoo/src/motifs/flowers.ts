/** Flowers drawn here, and what people call them in English, German and Arabic. */
export const flowers: Record<string, string> = {
  'tintory/cherry-blossom':
    'cherry blossom, cherry blossoms, sakura, sakura flower, kirschblüte, زهرة الكرز, ساكورا',
  'tintory/cosmos': 'cosmos, cosmos flower, kosmee, schmuckkörbchen',
  'tintory/chrysanthemum': 'chrysanthemum, dahlia, chrysantheme, dahlie, اقحوان',
  'tintory/marigold': 'marigold, ringelblume, tagetes, studentenblume, قطيفة',
  'tintory/four-leaf-clover':
    'four leaf clover, four leaved clover, lucky clover, vierblättriges kleeblatt, glücksklee, kleeblatt mit vier blättern',
  'tintory/aster': 'aster',
  'tintory/daffodil': 'daffodil, narcissus, osterglocke, narzisse, نرجس',
  'tintory/lily': 'lily, lilie, زنبق, زنبقة',
  'tintory/edelweiss': 'edelweiss, edelweiß',
  'tintory/violet':
    'violet, violets, violet flower, viola, pansy, veilchen, stiefmütterchen, بنفسج',
  'tintory/morning-glory': 'morning glory, prunkwinde, trichterwinde',
  'tintory/hydrangea': 'hydrangea, hortensie',
  'tintory/lavender': 'lavender, lavender sprig, lavendel, لافندر, خزامي',
  'tintory/gladiolus': 'gladiolus, gladiole',
  'tintory/larkspur': 'larkspur, delphinium, rittersporn, bluebonnet, lupine',
  'tintory/lily-of-the-valley': 'lily of the valley, maiglöckchen',
  'tintory/snowdrop': 'snowdrop, snowdrops, schneeglöckchen',
  'tintory/carnation': 'carnation, nelke, قرنفل',
  'tintory/thistle': 'thistle, scottish thistle, distel',
  'tintory/holly': 'holly, stechpalme',
};

/** The flower of each month that somebody is born in. */
const ofMonths: [motif: string, english: string, german: string][] = [
  ['tintory/carnation', 'january', 'januar'],
  ['tintory/violet', 'february', 'februar'],
  ['tintory/daffodil', 'march', 'märz'],
  ['lorc/daisy', 'april', 'april'],
  ['tintory/lily-of-the-valley', 'may', 'mai'],
  ['lorc/rose', 'june', 'juni'],
  ['tintory/larkspur', 'july', 'juli'],
  ['tintory/gladiolus', 'august', 'august'],
  ['tintory/aster', 'september', 'september'],
  ['tintory/marigold', 'october', 'oktober'],
  ['tintory/chrysanthemum', 'november', 'november'],
  ['tintory/holly', 'december', 'dezember'],
];

/** What people call the flowers of the months, each with its motif. */
export const birthFlowers: [name: string, motif: string][] = ofMonths.flatMap(
  ([motif, english, german]) =>
    [
      `${english} birth flower`,
      `${english} flower`,
      `birth flower ${english}`,
      `birth flower of ${english}`,
      `birth flower for ${english}`,
      `geburtsblume ${german}`,
      `geburtsblume im ${german}`,
    ].map((name): [string, string] => [name, motif]),
);
