import type { LightName, StudioName } from '@tintory/imaging';

type Words = Partial<Record<StudioName, string>>;

/** Places, and materials to stand on. */
export const placeWords: Words = {
  white: 'packshot',
  stone: 'stone concrete loft rock cement stein beton خرسانة حجر',
  wood: 'wood wooden oak rustic holz hölzern holztisch eiche خشب خشبي',
  marble: 'marble marmor رخام رخامي',
  linen: 'linen fabric cloth cotton leinen stoff كتان قماش',
  sand: 'sand beach sea ocean desert dune strand meer wüste رمل شاطئ بحر صحراء',
  garden: 'garden terrace patio veranda garten terrasse حديقة شرفة',
  grass:
    'grass grassy lawn turf park meadow nature gras rasen wiese blumenwiese natur عشب حشيش مرج منتزه متنزه بارك طبيعة',
  forest:
    'forest woods woodland jungle moss mossy wald nadelwald urwald dschungel moos غابة غابات أدغال طحلب',
  autumn: 'autumn autumnal laub herbst herbstlich herbstlaub herbstblätter خريف خريفي',
  night: 'city stadt مدينة',
};

/** Paper of any colour; it has one of its own where none is asked for. */
export const paperWords = 'paper backdrop cardboard color colour papier karton farbe ورق لون';

/** What is a place only in a colour: a photograph always has some background. */
export const groundWords =
  'background wall floor surface ground seamless sweep texture grain hintergrund wand boden untergrund grund fläche خلفية جدار أرضية سطح';

/**
 * What things stand on, and rooms: places of their own only where nothing says what they are made of.
 * What a picture would have to show more of, a sofa or a kitchen, is none of them.
 */
export const roomWords: Words = {
  wood: 'table desk board boards plank planks counter countertop worktop tabletop shelf tisch schreibtisch brett regal arbeitsplatte theke طاولة مكتب رف',
  warm: 'home room zimmer zuhause بيت غرفة',
  stone: 'slab slabs',
  linen: 'tablecloth tablecloths tischdecke tischtuch مفرش',
};

const anywhere: StudioName[] = ['linen', 'color', 'white', 'marble', 'wood', 'warm', 'stone'];

const outdoors: StudioName[] = ['garden', 'grass', 'forest', 'autumn', 'sand'];

type Mood = [places: StudioName[], words: string, light?: LightName];

/**
 * Moods and seasons: the places that have them, the likeliest first, and the light that brings them
 * to any other place.
 */
export const moodWords: Mood[] = [
  [
    ['white', 'color'],
    'clean minimal minimalist simple plain catalog catalogue schlicht einfarbig بسيط بسيطة سادة',
  ],
  [['warm', 'wood', 'sunset'], 'warm دافئ دافئة', 'warm'],
  [['warm', 'wood', 'sunset'], 'cozy cosy gemütlich'],
  [
    ['warm', 'garden', 'grass', 'forest', 'autumn', 'sand'],
    'morning daylight sunlight sunny sun sunshine tageslicht morgenlicht morgensonne sonnenlicht sonnig sonne sonnenschein مشمس شمس صباح',
    'window',
  ],
  [['color', ...anywhere], 'studio استوديو'],
  [[...anywhere, ...outdoors, 'sunset', 'night'], 'shadow shadows schatten ظلال'],
  [['color'], 'pastel pastell باستيل'],
  [['stone', 'night'], 'industrial urban'],
  [['marble'], 'luxury elegant jewelry jewellery luxus فاخر فاخرة أنيق'],
  [
    ['linen', 'garden', 'forest', 'autumn'],
    'leaves leaf botanical blätter blattschatten أوراق',
    'leaves',
  ],
  [['sand', 'garden', 'grass'], 'summer holiday sommer urlaub صيف'],
  [['autumn'], 'fall'],
  [['garden', 'grass'], 'spring plants frühling ربيع'],
  [[...outdoors, 'sunset', 'night'], 'outdoor outdoors draußen'],
  [['night'], 'lights bokeh party lichter أضواء', 'night'],
  [['night'], 'moody dim dimmed gedimmt schummrig خافت خافتة', 'dim'],
];

/** The colours that a place has anyway. */
export const ownColors: Record<StudioName, string> = {
  white: 'white',
  warm: 'beige cream',
  color: '',
  stone: 'gray',
  wood: 'brown',
  marble: 'white',
  linen: 'beige cream',
  sand: 'beige cream yellow gold white blue turquoise',
  garden: 'green',
  grass: 'green',
  forest: 'green brown',
  autumn: 'orange red gold yellow brown',
  sunset: 'orange gold red pink yellow purple',
  night: 'black',
};

/** What of a place can be of another colour has these shades without one. */
export const ownShades: Words & Record<'color', string> = {
  color: '#2c2d30',
  warm: '#6f5c4b',
  stone: '#5a5854',
  wood: '#5d3e28',
  marble: '#34353a',
  linen: '#5f584e',
};
