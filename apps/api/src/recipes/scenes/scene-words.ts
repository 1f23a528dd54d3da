import { lemmas, tokenize, type StudioName } from '@tintory/imaging';

/** What a word of a prompt says about the place: a studio, or the colour of its paper. */
export type SceneWord = { studio: StudioName } | { color: string };

const studioWords: Record<StudioName, string> = {
  white:
    'white clean minimal simple plain catalog catalogue packshot weiß weiss schlicht أبيض بسيط',
  warm: 'warm cozy cosy window sunlight morning beige home room living sofa wohnzimmer fenster fensterlicht sonnenlicht gemütlich zuhause دافئ نافذة بيت',
  color: 'studio paper backdrop pastel colour color farbe pastell papier لون ورق',
  stone:
    'stone concrete loft industrial rock grey gray urban street cement stein beton grau خرسانة حجر',
  wood: 'wood wooden table oak desk kitchen board rustic holz hölzern holztisch tisch küche eiche خشب خشبي طاولة مطبخ',
  marble: 'marble luxury elegant bathroom spa jewelry jewellery marmor luxus elegant bad رخام فاخر',
  linen:
    'linen fabric cloth cotton soft leaves leaf shadow shadows botanical leinen stoff blätter schatten كتان قماش أوراق',
  sand: 'sand beach sea ocean desert summer dune holiday strand meer wüste sommer رمل شاطئ بحر صيف',
  garden:
    'garden forest nature grass green park spring meadow jungle plants outdoor outdoors garten wald natur wiese grün frühling حديقة غابة طبيعة أخضر',
  sunset:
    'sunset sunrise dusk dawn evening golden orange sonnenuntergang abendrot abend dämmerung غروب مساء',
  night:
    'night dark black neon city lights bokeh party moody nacht dunkel schwarz stadt lichter ليل مدينة أسود أضواء',
};

const colorWords: Record<string, string> = {
  '#d94a3a': 'red rot أحمر',
  '#f2a7b5': 'pink rosa rose وردي',
  '#7fa8d9': 'blue blau أزرق',
  '#bfe0ea': 'turquoise teal cyan aqua mint türkis minze تركواز',
  '#e9d48a': 'yellow gelb أصفر',
  '#c3a6e0': 'purple violet lavender lilac lila violett lavendel بنفسجي',
  '#b08a66': 'brown chocolate braun schokolade بني',
  '#e8dcc8': 'cream creme ivory sahne كريمي',
};

/** Words that say nothing of the place and are no reason to complain. */
const silent = new Set(
  tokenize(
    'a an the on in at of with and or under over near by before my product photo picture photograph shot image background scene front its it is very beautiful nice high quality professional light lit soft bright ein eine einem einer der die das auf im in am mit und oder unter über bei vor dem den des mein produkt foto bild hintergrund licht sehr schön hell في على مع من و صورة',
  ),
);

const listed = <Meaning>(list: string, meaning: Meaning) =>
  tokenize(list).map((word) => [word, meaning] as const);

const words = new Map<string, SceneWord>([
  ...Object.entries(studioWords).flatMap(([studio, list]) =>
    listed(list, { studio: studio as StudioName }),
  ),
  ...Object.entries(colorWords).flatMap(([color, list]) => listed(list, { color })),
]);

export type SceneWish = {
  studios: StudioName[];
  color: string | null;
  /** Words that were read, and words that were not. */
  understood: string[];
  unknown: string[];
};

/** As many unknown words are named; more would only be noise. */
const mostUnknown = 12;

/** Reads where something should stand out of a prompt in English, German or Arabic. */
export function readScene(prompt: string): SceneWish {
  const wish: SceneWish = { studios: [], color: null, understood: [], unknown: [] };
  for (const word of new Set(prompt.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])) {
    const forms = tokenize(word).flatMap(lemmas);
    const meaning = forms.map((form) => words.get(form)).find((found) => found !== undefined);
    if (meaning) {
      wish.understood.push(word);
      if ('color' in meaning) wish.color ??= meaning.color;
      else if (!wish.studios.includes(meaning.studio)) wish.studios.push(meaning.studio);
      continue;
    }
    const isSilent = forms.some((form) => silent.has(form));
    if (!isSilent && wish.unknown.length < mostUnknown) wish.unknown.push(word);
  }
  return wish;
}
