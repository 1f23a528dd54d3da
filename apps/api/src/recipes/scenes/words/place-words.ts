import type { StudioName } from '@tintory/imaging';

type Words = Partial<Record<StudioName, string>>;

/** Places, and materials to stand on. */
export const placeWords: Words = {
  white: 'packshot',
  warm: 'window fenster fensterlicht نافذة',
  stone: 'stone concrete loft rock cement stein beton خرسانة حجر',
  wood: 'wood wooden oak rustic holz hölzern holztisch eiche خشب خشبي',
  marble: 'marble marmor رخام رخامي',
  linen: 'linen fabric cloth cotton leinen stoff كتان قماش',
  sand: 'sand beach sea ocean desert dune strand meer wüste رمل شاطئ بحر صحراء',
  garden:
    'garden forest nature grass park meadow jungle garten wald natur wiese حديقة غابة طبيعة عشب',
  sunset:
    'sunset sunrise hour stunde dusk dawn evening sonnenuntergang abendrot abend dämmerung غروب مساء',
  night: 'night city nacht stadt ليل ليلا مدينة',
};

/** Paper of any colour; it has one of its own where none is asked for. */
export const paperWords = 'paper backdrop cardboard color colour papier karton farbe ورق لون';

/** What is a place only in a colour: a photograph always has some background. */
export const groundWords =
  'background wall floor surface ground seamless sweep hintergrund wand boden untergrund grund fläche خلفية جدار أرضية سطح';

/** Furniture and rooms: places of their own only where nothing says what they are made of. */
export const roomWords: Words = {
  wood: 'table desk board kitchen countertop tabletop shelf tisch schreibtisch küche brett regal طاولة مطبخ مكتب رف',
  warm: 'home room living bedroom sofa wohnzimmer zimmer zuhause بيت غرفة',
  marble: 'bathroom spa bad badezimmer حمام',
};

const anywhere: StudioName[] = ['linen', 'color', 'white', 'marble', 'wood', 'warm', 'stone'];

/** Moods, seasons, light: the places that have them, the likeliest first. */
export const moodWords: [places: StudioName[], words: string][] = [
  [
    ['white', 'color'],
    'clean minimal minimalist simple plain catalog catalogue schlicht einfarbig بسيط بسيطة سادة',
  ],
  [['warm', 'wood', 'sunset'], 'warm cozy cosy gemütlich دافئ دافئة'],
  [['warm', 'garden', 'sand'], 'morning sunlight sunny sonnenlicht sonnig مشمس'],
  [['color', ...anywhere], 'studio استوديو'],
  [anywhere, 'shadow shadows schatten ظلال'],
  [['color'], 'pastel pastell باستيل'],
  [['stone', 'night'], 'industrial urban street'],
  [['marble'], 'luxury elegant jewelry jewellery luxus فاخر فاخرة أنيق'],
  [['linen', 'garden'], 'leaves leaf botanical blätter أوراق'],
  [['sand', 'garden'], 'summer holiday sommer urlaub صيف'],
  [['garden'], 'spring plants frühling ربيع'],
  [['garden', 'sand', 'sunset', 'night'], 'outdoor outdoors draußen'],
  [['night'], 'neon lights bokeh party moody lichter أضواء'],
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
