import { rgbOf, scaleRgb, type Rgb } from './color.ts';
import { dappledLight } from './leaf-shadows.ts';
import { evenLight, windowLight } from './light-pattern.ts';
import { concrete, linen, plain, wood } from './materials.ts';
import { windowShift, type Studio, type StudioOptions } from './studio.ts';
import { marble } from './marble.ts';
import { coloredMarble, paintedWood } from './tinted-materials.ts';

const white: Rgb = [244, 243, 240];
const soft = { seam: 'sweep', light: evenLight, vignette: 0.16 } as const;

const whitePaper = ({ seed }: StudioOptions): Studio => ({
  ...soft,
  wall: plain(white, seed),
  floor: plain(white, seed),
  vignette: 0.08,
});

function windowRoom({ seed, tint }: StudioOptions): Studio {
  const surface = plain(tint ?? rgbOf('#e6d5c3'), seed);
  return { ...soft, wall: surface, floor: surface, light: windowLight(windowShift(seed)) };
}

function colorPaper({ seed, tint }: StudioOptions): Studio {
  const color = tint ?? rgbOf('#c8d8d0');
  return { ...soft, wall: plain(scaleRgb(color, 0.96), seed), floor: plain(color, seed) };
}

const loft = ({ seed, tint }: StudioOptions): Studio => ({
  wall: concrete(tint ? scaleRgb(tint, 0.92) : rgbOf('#b7b3ad'), seed),
  floor: concrete(tint ?? rgbOf('#c6c2bc'), seed + 1),
  seam: 'edge',
  light: windowLight(windowShift(seed)),
  vignette: 0.2,
});

const boards = ({ seed, tint }: StudioOptions): Studio => ({
  wall: plain(rgbOf('#e9e3d8'), seed),
  floor: tint ? paintedWood(tint, seed) : wood(rgbOf('#c79a6b'), rgbOf('#7a4f2c'), seed),
  seam: 'edge',
  light: evenLight,
  open: true,
  vignette: 0.2,
});

const marbleTop = ({ seed, tint }: StudioOptions): Studio => ({
  wall: plain(rgbOf('#dcdcda'), seed),
  floor: tint ? coloredMarble(tint, seed) : marble(rgbOf('#f1f0ee'), rgbOf('#8a8d93'), seed),
  seam: 'edge',
  light: evenLight,
  open: true,
  vignette: 0.14,
});

function linenCloth({ seed, tint }: StudioOptions): Studio {
  const cloth = linen(tint ?? rgbOf('#e3dccf'), seed);
  return { wall: cloth, floor: cloth, seam: 'sweep', light: dappledLight(seed), vignette: 0.14 };
}

/** Surfaces and rooms. */
export const indoorStudios = {
  white: whitePaper,
  warm: windowRoom,
  color: colorPaper,
  stone: loft,
  wood: boards,
  marble: marbleTop,
  linen: linenCloth,
} as const;
