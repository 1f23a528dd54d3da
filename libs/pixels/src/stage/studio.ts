import { bokeh } from './bokeh.ts';
import { mixRgb, rgbOf, scaleRgb, type Rgb } from './color.ts';
import { dappledLight, evenLight, windowLight, type LightPattern } from './light-pattern.ts';
import { concrete, linen, marble, plain, sand, wood, type Material } from './materials.ts';
import { coloredMarble, paintedWood } from './tinted-materials.ts';

/** A drawn place to photograph things in. */
export type Studio = {
  wall: Material;
  floor: Material;
  /** A sweep hides where the wall ends; an edge shows it. */
  seam: 'sweep' | 'edge';
  light: LightPattern;
  /** Under the open sky patterns of light fall on the floor alone. */
  outdoors?: true;
  /** How much darker the corners are, from 0 to 1. */
  vignette: number;
};

export const studioNames = [
  'white',
  'warm',
  'color',
  'stone',
  'wood',
  'marble',
  'linen',
  'sand',
  'garden',
  'sunset',
  'night',
] as const;
export type StudioName = (typeof studioNames)[number];

type StudioOptions = { seed: number; tint?: Rgb | undefined };

const paper: Rgb = [244, 243, 240];

/** @param tint the colour of the studio's paper, or of its material, where it can have another */
export function createStudio(name: StudioName, { seed, tint }: StudioOptions): Studio {
  const shift = ((seed * 0.37) % 0.6) - 0.3;
  const soft = { seam: 'sweep', light: evenLight, vignette: 0.16 } as const;
  switch (name) {
    case 'white':
      return { ...soft, wall: plain(paper, seed), floor: plain(paper, seed), vignette: 0.08 };
    case 'warm': {
      const color = tint ?? rgbOf('#e6d5c3');
      const surface = plain(color, seed);
      return { ...soft, wall: surface, floor: surface, light: windowLight(shift) };
    }
    case 'color': {
      const color = tint ?? rgbOf('#c8d8d0');
      return { ...soft, wall: plain(scaleRgb(color, 0.96), seed), floor: plain(color, seed) };
    }
    case 'stone':
      return {
        wall: concrete(tint ? scaleRgb(tint, 0.92) : rgbOf('#b7b3ad'), seed),
        floor: concrete(tint ?? rgbOf('#c6c2bc'), seed + 1),
        seam: 'edge',
        light: windowLight(shift),
        vignette: 0.2,
      };
    case 'wood':
      return {
        wall: plain(rgbOf('#e9e3d8'), seed),
        floor: tint ? paintedWood(tint, seed) : wood(rgbOf('#c79a6b'), rgbOf('#7a4f2c'), seed),
        seam: 'edge',
        light: evenLight,
        vignette: 0.2,
      };
    case 'marble':
      return {
        wall: plain(rgbOf('#dcdcda'), seed),
        floor: tint ? coloredMarble(tint, seed) : marble(rgbOf('#f1f0ee'), rgbOf('#8a8d93'), seed),
        seam: 'edge',
        light: evenLight,
        vignette: 0.14,
      };
    case 'linen': {
      const cloth = linen(tint ?? rgbOf('#e3dccf'), seed);
      return {
        wall: cloth,
        floor: cloth,
        seam: 'sweep',
        light: dappledLight(seed),
        vignette: 0.14,
      };
    }
    case 'sand':
      return {
        wall: bokeh({
          top: rgbOf('#9fc4d8'),
          bottom: rgbOf('#f3e3cd'),
          lights: [rgbOf('#ffffff')],
          count: 4,
          radius: 0.3,
          strength: 0.12,
          seed,
        }),
        floor: sand(rgbOf('#e2c79c'), seed),
        seam: 'edge',
        light: dappledLight(seed + 3),
        outdoors: true,
        vignette: 0.12,
      };
    case 'garden':
      return {
        wall: bokeh({
          top: rgbOf('#a9c98f'),
          bottom: rgbOf('#47683f'),
          lights: [rgbOf('#e7f2b9'), rgbOf('#7fae63'), rgbOf('#c8e08f'), rgbOf('#2f4a2b')],
          count: 46,
          radius: 0.11,
          strength: 0.5,
          seed,
        }),
        floor: wood(rgbOf('#b08a60'), rgbOf('#6d4a2c'), seed),
        seam: 'edge',
        light: dappledLight(seed),
        outdoors: true,
        vignette: 0.18,
      };
    case 'sunset':
      return {
        wall: bokeh({
          top: rgbOf('#3c3f73'),
          bottom: rgbOf('#f3a36b'),
          lights: [rgbOf('#ffd9a0'), rgbOf('#ff9d7a')],
          count: 14,
          radius: 0.16,
          strength: 0.3,
          seed,
        }),
        floor: concrete(mixRgb(rgbOf('#6b4c50'), rgbOf('#f3a36b'), 0.25), seed),
        seam: 'edge',
        light: evenLight,
        vignette: 0.22,
      };
    case 'night':
      return {
        wall: bokeh({
          top: rgbOf('#0d1020'),
          bottom: rgbOf('#1d2036'),
          lights: [rgbOf('#ffcf8a'), rgbOf('#ff8f70'), rgbOf('#8fb6ff'), rgbOf('#ffe9c9')],
          count: 38,
          radius: 0.075,
          strength: 0.75,
          seed,
        }),
        floor: concrete(rgbOf('#25263a'), seed),
        seam: 'edge',
        light: evenLight,
        vignette: 0.3,
      };
  }
}
