import type { DayTime, PromptReading, Weather } from '@tintory/prompts';
import { lit, mix } from './color-math.ts';

/** The light of a scene: every colour in it passes through `paint`. */
export type Light = {
  time: DayTime;
  /** Sky colours from the zenith to the horizon. */
  sky: string[];
  /** Colour that distance fades into. */
  haze: string;
  /** Colour of the sun or moon. */
  disc: string;
  /** Clouds: their lit and their shaded side. */
  cloud: [bright: string, shade: string];
  shadow: string;
  /** A surface's colour in this light, faded by distance from 0 (near) to 1 (horizon). */
  paint(color: string, distance?: number): string;
  /** The same for things, which stay readable in the dark. */
  paintThing(color: string, distance?: number): string;
};

type Palette = {
  sky: string[];
  haze: string;
  disc: string;
  cloud: [string, string];
  light: [number, number, number];
};

const palettes: Record<DayTime, Palette> = {
  dawn: {
    sky: ['#7d9bd0', '#b9b6dd', '#f3c3c4', '#fde2bd'],
    haze: '#f3d3cc',
    disc: '#fff1c9',
    cloud: ['#fff0e4', '#e9bfc9'],
    light: [1, 0.93, 0.92],
  },
  day: {
    sky: ['#4aa3df', '#83c5ec', '#bfe3f2', '#eaf6f1'],
    haze: '#d3eaf0',
    disc: '#fff6cf',
    cloud: ['#ffffff', '#dcebf3'],
    light: [1, 1, 0.99],
  },
  sunset: {
    sky: ['#453a78', '#97477d', '#e8706a', '#fbab62', '#ffdc8f'],
    haze: '#f4a57c',
    disc: '#fff0b8',
    cloud: ['#ffc39a', '#a95a86'],
    light: [0.98, 0.8, 0.76],
  },
  night: {
    sky: ['#0b1230', '#172452', '#2b3d76', '#4a5f98'],
    haze: '#40568f',
    disc: '#fbf3d2',
    cloud: ['#5a6ba0', '#37477c'],
    light: [0.55, 0.62, 0.86],
  },
};

/** Overcast of each weather: how grey the sky gets, and how dark. */
const overcast: Partial<Record<Weather, [grey: number, dark: number]>> = {
  rain: [0.6, 0.14],
  storm: [0.74, 0.36],
  snow: [0.55, 0.02],
  fog: [0.6, 0],
  clouds: [0.2, 0.02],
};

/** The strongest overcast of all weathers; half of it with sun or a rainbow. */
function cover(weather: readonly Weather[]): [grey: number, dark: number] {
  const bright = weather.includes('sunny') || weather.includes('rainbow') ? 0.5 : 1;
  const most = (index: 0 | 1) =>
    Math.max(0, ...weather.map((kind) => overcast[kind]?.[index] ?? 0)) * bright;
  return [most(0), most(1)];
}

/** The light at a time of day and in a weather, in a mood. */
export function createLight({ time = 'day', weather = [], mood }: PromptReading): Light {
  const palette = palettes[time];
  const [grey, weatherDark] = cover(weather);
  const dark = Math.min(0.45, weatherDark + (mood === 'gloomy' ? 0.16 : 0));
  const veil = time === 'night' ? '#27304a' : time === 'sunset' ? '#a88590' : '#b4c2cc';
  const tone = (color: string) => mix(mix(color, veil, grey), '#141a2c', dark);
  const light = palette.light.map((value) => value * (1 - dark * 0.55)) as Palette['light'];
  const haze = tone(palette.haze);
  const kind = light.map((value) => value + (1 - value) * 0.45) as Palette['light'];
  const under =
    (shade: Palette['light']) =>
    (color: string, distance = 0) =>
      mix(lit(mix(color, veil, grey * 0.22), shade), haze, distance * 0.85);
  return {
    time,
    sky: palette.sky.map(tone),
    haze,
    disc: palette.disc,
    cloud: [tone(palette.cloud[0]), tone(palette.cloud[1])],
    shadow: time === 'night' ? '#050a1e' : time === 'sunset' ? '#3a1f4a' : '#1d3350',
    paint: under(light),
    paintThing: under(kind),
  };
}
