import { mixRgb, rgbOf } from './color.ts';
import { foliage } from './greenery.ts';
import { dappledLight } from './leaf-shadows.ts';
import { evenLight } from './light-pattern.ts';
import { concrete, sand, wood } from './materials.ts';
import { daySky, nightSky, sunsetSky } from './skies.ts';
import type { Studio, StudioOptions } from './studio.ts';

const beach = ({ seed }: StudioOptions): Studio => ({
  wall: daySky(seed),
  floor: sand(rgbOf('#e2c79c'), seed),
  seam: 'edge',
  light: dappledLight(seed + 3),
  outdoors: true,
  open: true,
  vignette: 0.12,
});

const garden = ({ seed }: StudioOptions): Studio => ({
  wall: foliage(seed),
  floor: wood(rgbOf('#b08a60'), rgbOf('#6d4a2c'), seed),
  seam: 'edge',
  light: dappledLight(seed),
  outdoors: true,
  vignette: 0.18,
});

const sunset = ({ seed }: StudioOptions): Studio => ({
  wall: sunsetSky(seed),
  floor: concrete(mixRgb(rgbOf('#6b4c50'), rgbOf('#f3a36b'), 0.25), seed),
  seam: 'edge',
  light: evenLight,
  open: true,
  vignette: 0.22,
});

const night = ({ seed }: StudioOptions): Studio => ({
  wall: nightSky(seed),
  floor: concrete(rgbOf('#25263a'), seed),
  seam: 'edge',
  light: evenLight,
  open: true,
  vignette: 0.3,
});

/** Places under the open sky. */
export const outdoorStudios = { sand: beach, garden, sunset, night } as const;
