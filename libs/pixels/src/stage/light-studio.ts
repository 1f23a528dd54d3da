import { frosted, misty, snowed } from './light-grounds.ts';
import { hours, under } from './light-hours.ts';
import { dappledLight } from './leaf-shadows.ts';
import { blindsLight, evenLight, windowLight, type LightTone } from './light-pattern.ts';
import {
  dimTone,
  neonTone,
  nightTone,
  sunTone,
  sunsetTone,
  warmTone,
  winterTone,
} from './light-tones.ts';
import { winterSky } from './skies.ts';
import { windowShift, type Studio } from './studio.ts';

/** Light, time of day and weather that any studio can have. */
export const lightNames = [
  'even',
  'window',
  'blinds',
  'leaves',
  'warm',
  'sunset',
  'dim',
  'night',
  'neon',
  'snow',
  'fog',
] as const;
export type LightName = (typeof lightNames)[number];

/** A studio in the lights that are asked for, one after the other. */
export function lightStudio(studio: Studio, lights: readonly LightName[], seed: number): Studio {
  // What lies on the ground and in the air comes first: an hour's sky is behind it.
  const ordered = [...lights].sort((a, b) => Number(weathers.has(b)) - Number(weathers.has(a)));
  const isRoom = lights.some((name) => name === 'window' || name === 'blinds');
  const place = isRoom ? roomOf(studio) : studio;
  const lit = ordered.reduce((before, name) => changes[name](before, seed), place);
  const hasPattern = lights.some((name) => patterns.has(name));
  const tone = toneOf(lights);
  const isDark = lights.some((name) => darks.has(name));
  // No sun throws a pattern at night, but the moon does where a window is asked for.
  const light = isDark && !hasPattern ? evenLight : lit.light;
  return { ...lit, light, ...(tone && { tone }) };
}

const tones: Partial<Record<LightName, LightTone>> = {
  window: sunTone,
  blinds: sunTone,
  warm: warmTone,
  sunset: sunsetTone,
  dim: dimTone,
  night: nightTone,
  neon: neonTone,
  snow: winterTone,
};

/** The colour of lights together; none where they are white. */
export function toneOf(lights: readonly LightName[]): LightTone | undefined {
  const found = lights.flatMap((name) => tones[name] ?? []);
  if (found.length === 0) return undefined;
  return (x, y) =>
    found.map((tone) => tone(x, y)).reduce((a, b) => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]);
}

/** Where a window is, a wall is. */
function roomOf(studio: Studio): Studio {
  const { open, ...room } = studio;
  return open && studio.outdoors ? studio : room;
}

const weathers: ReadonlySet<LightName> = new Set(['snow', 'fog']);
const patterns: ReadonlySet<LightName> = new Set(['even', 'window', 'blinds', 'leaves']);
const darks: ReadonlySet<LightName> = new Set(['dim', 'night', 'neon', 'snow', 'fog']);

type Change = (studio: Studio, seed: number) => Studio;

const changes: Record<LightName, Change> = {
  even: (studio) => ({ ...studio, light: evenLight }),
  window: (studio, seed) => ({ ...studio, light: windowLight(windowShift(seed)) }),
  blinds: (studio, seed) => ({ ...studio, light: blindsLight(windowShift(seed) / 2) }),
  leaves: (studio, seed) => ({ ...studio, light: dappledLight(seed) }),
  warm: (studio) => studio,
  sunset: (studio, seed) => under(studio, hours.sunset, seed),
  dim: (studio) => ({ ...studio, vignette: studio.vignette + 0.12 }),
  night: (studio, seed) => under(studio, hours.night, seed),
  neon: (studio, seed) => under(studio, hours.neon, seed),
  snow: (studio, seed) => winter(studio, seed),
  fog: (studio) => ({
    ...studio,
    wall: misty(studio.wall, false),
    floor: misty(studio.floor, true),
  }),
};

function winter(studio: Studio, seed: number): Studio {
  const sky = winterSky(seed);
  const depth = studio.cover || studio.outdoors ? 1.2 : 0.37;
  const floor = snowed(studio.floor, depth, seed);
  if (studio.open) return { ...studio, wall: sky, floor };
  if (!studio.outdoors) return { ...studio, floor };
  // What grows there is under the snow.
  return { ...studio, wall: frosted(studio.wall, sky), floor, cover: undefined };
}
