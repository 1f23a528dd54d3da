import type { Rgb } from './color.ts';
import { graded, shoneThrough } from './light-grounds.ts';
import { goldenSky, neonSky, nightSky, sunsetSky, type Sky } from './skies.ts';
import type { Studio } from './studio.ts';

/** A sky; what is seen of it between trees, and how much; the colour of what it leaves of them. */
type Hour = { sky: Sky; between: Sky; share: number; onTrees: Rgb; glows: boolean };

const sunset: Hour = {
  sky: sunsetSky,
  between: goldenSky,
  share: 0.72,
  onTrees: [0.82, 0.7, 0.42],
  glows: false,
};
const night: Hour = {
  sky: nightSky,
  between: nightSky,
  share: 0.85,
  onTrees: [0.17, 0.24, 0.25],
  glows: true,
};
const neon: Hour = {
  sky: neonSky,
  between: neonSky,
  share: 0.85,
  onTrees: [0.34, 0.24, 0.5],
  glows: true,
};

export const hours = { sunset, night, neon } as const;

/** Outdoors the sky is behind everything, and between trees; a room has its walls. */
export function under(
  studio: Studio,
  { sky, between, share, onTrees, glows }: Hour,
  seed: number,
): Studio {
  if (studio.open) return { ...studio, wall: sky(seed), outdoors: true, glows: true };
  if (!studio.outdoors) return studio;
  const wall = shoneThrough(graded(studio.wall, onTrees), between(seed), share);
  return { ...studio, wall, ...(glows && { glows }) };
}
