/** A colour that paper and materials can have. */
export type SceneColor = keyof typeof colorHexes;

export const colorHexes = {
  white: '#f4f3f0',
  black: '#202023',
  gray: '#a3a3a1',
  silver: '#c9cbcd',
  beige: '#dccab0',
  cream: '#e8dcc8',
  brown: '#b08a66',
  red: '#d94a3a',
  burgundy: '#6e2433',
  pink: '#f2a7b5',
  coral: '#f08a72',
  orange: '#ea9348',
  gold: '#cfa652',
  yellow: '#e9d48a',
  green: '#7ea873',
  olive: '#878a52',
  turquoise: '#bfe0ea',
  blue: '#7fa8d9',
  navy: '#2a3a60',
  purple: '#c3a6e0',
} as const;

export const colorWords: Record<SceneColor, string> = {
  white: 'white weiß weiss أبيض بيضاء',
  black: 'black schwarz أسود سوداء',
  gray: 'gray grey grau anthracite رمادي',
  silver: 'silver silber silbern فضي',
  beige: 'beige tan sandfarben بيج',
  cream: 'cream creme ivory sahne كريمي',
  brown: 'brown chocolate braun schokolade بني',
  red: 'red rot أحمر حمراء',
  burgundy: 'burgundy maroon weinrot bordeaux عنابي',
  pink: 'pink rosa rose وردي زهري',
  coral: 'coral peach apricot koralle pfirsich مرجاني خوخي',
  orange: 'orange orangem برتقالي',
  gold: 'gold golden ذهبي',
  yellow: 'yellow gelb أصفر صفراء',
  green: 'green grün أخضر خضراء',
  olive: 'olive oliv khaki زيتي زيتوني',
  turquoise: 'turquoise teal cyan aqua mint türkis minze تركواز فيروزي',
  blue: 'blue blau أزرق زرقاء',
  navy: 'navy marineblau كحلي',
  purple: 'purple violet lavender lilac lila violett lavendel flieder بنفسجي',
};

/** Colours that are called after things, which a picture may be meant to show. */
export const thingColorWords =
  'rose orange gold silver silber olive oliv lavender lavendel lilac flieder violet coral koralle peach pfirsich apricot mint minze chocolate schokolade cream creme sahne ivory';

/** Words that make the colour beside them darker or lighter. */
export const shadeWords = {
  dark: 'dark deep dunkel tief داكن غامق',
  light: 'light pale hell zart blass فاتح',
} as const;
