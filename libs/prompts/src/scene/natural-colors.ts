import type { ColorName, DayTime, Place, Season, Weather } from './sense.ts';

type Scenery = Place | Weather | DayTime | Season;

/** Colours that scenery is drawn in. */
const natural: Partial<Record<Scenery, string>> = {
  beach: 'yellow gold white',
  sea: 'blue turquoise',
  underwater: 'blue turquoise',
  lake: 'blue turquoise',
  mountains: 'grey white blue green',
  forest: 'green',
  meadow: 'green',
  field: 'yellow gold green',
  desert: 'yellow gold orange',
  snow: 'white',
  sky: 'blue',
  space: 'black blue purple',
  street: 'grey black',
  clouds: 'white grey',
  rain: 'grey',
  fog: 'white grey',
  storm: 'grey black',
  sunny: 'yellow gold white blue',
  dawn: 'pink orange gold',
  sunset: 'red orange pink purple gold',
  night: 'blue black white yellow silver',
  autumn: 'gold orange red brown yellow',
  winter: 'white',
  spring: 'green pink',
  summer: 'green',
};

/** Whether scenery is drawn in the colour that a prompt gives it. */
export const isNatural = (scenery: Scenery, color: ColorName, text: string): boolean =>
  scenery === 'rainbow' ||
  (color === 'red' && /^(barn|scheune)$/.test(text)) ||
  (natural[scenery]?.split(' ').includes(color) ?? false);
