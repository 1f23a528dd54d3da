/** Constellations by their Latin names: their other ones in English, German and Arabic. */
const others: Record<string, string> = {
  andromeda: 'andromeda',
  aquarius: 'aquarius, wassermann, الدلو',
  aries: 'aries, widder, الحمل',
  'big-dipper': 'big dipper, plough, großer wagen, großen wagen',
  cancer: 'cancer, krebs, السرطان',
  capricornus: 'capricorn, capricornus, steinbock, الجدي',
  cassiopeia: 'cassiopeia, kassiopeia',
  crux: 'southern cross, crux, kreuz des südens',
  cygnus: 'cygnus, northern cross',
  gemini: 'gemini, twins, zwillinge, الجوزاء',
  leo: 'leo, lion, löwe, الاسد',
  libra: 'libra, waage, الميزان',
  lyra: 'lyra',
  orion: 'orion, orions belt, الجبار',
  pegasus: 'pegasus',
  pisces: 'pisces, fische, الحوت',
  sagittarius: 'sagittarius, schütze, القوس',
  scorpius: 'scorpio, scorpius, skorpion, العقرب',
  taurus: 'taurus, stier, الثور',
  'ursa-major': 'ursa major, great bear, großer bär, großen bären, الدب الاكبر',
  'ursa-minor': 'ursa minor, little dipper, little bear, kleiner wagen, kleinen wagen, kleiner bär',
  virgo: 'virgo, jungfrau, العذراء',
};

/** Names that mean nothing but the stars. */
const starsAlone =
  /^(andromeda|big-dipper|cassiopeia|crux|cygnus|lyra|orion|ursa-major|ursa-minor)$/;

/** Of a constellation that nobody names the best known is shown. */
const unnamed = 'constellation, constellations, star constellation, sternbild, sternbilder, كوكبة';

const namesOf = (latin: string, known: string): string[] =>
  known
    .split(', ')
    .flatMap((name) => [
      `${name} constellation`,
      `${name} star constellation`,
      `constellation ${name}`,
      `constellation of ${name}`,
      `constellations of ${name}`,
      `sternbild ${name}`,
      `كوكبة ${name}`,
      ...(starsAlone.test(latin) ? [name] : []),
    ]);

/** What people call constellations; a sign of the zodiac alone is its animal or its glyph. */
export const starSigns: Record<string, string> = Object.fromEntries(
  Object.entries(others).map(([latin, known]) => [
    `tintory/stars-of-${latin}`,
    [...namesOf(latin, known), ...(latin === 'big-dipper' ? [unnamed] : [])].join(', '),
  ]),
);
