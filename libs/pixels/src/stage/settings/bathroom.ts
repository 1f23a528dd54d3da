import { smoothStep } from '../../smooth-step.ts';
import { mixRgb, rgbOf, scaleRgb } from '../color.ts';
import type { Material } from '../materials.ts';
import { standing, type SoftShape } from './soft-shapes.ts';

const looks = [rgbOf('#cfa48a'), rgbOf('#8fa9b5'), rgbOf('#d8cdb8')] as const;

const tile = rgbOf('#dfe6e3');
const grout = rgbOf('#c3ccc8');
const brass = rgbOf('#c39c5f');
const china = rgbOf('#f6f5f1');
const leaf = rgbOf('#6a8a5c');
const amber = rgbOf('#9a5a2a');

/** Half as wide as a joint between tiles is soft, in tiles. */
const joint = 0.16;
const [tileWidth, tileHeight] = [0.16, 0.08];

/** Glazed tiles, in rows that are set off by half of one. */
export const bathroomWall: Material = (u, v) => {
  const row = Math.floor(v / tileHeight);
  const across = u / tileWidth + (row % 2) / 2;
  const within = (place: number) => Math.abs(place - Math.floor(place) - 0.5) * 2;
  const edge = Math.max(within(across) * 0.5 + 0.5, within(v / tileHeight));
  const shine = 0.92 + 0.13 * (1 - smoothStep(0, 1.2, Math.hypot(u + 0.5, v - 0.15)));
  return scaleRgb(mixRgb(tile, grout, 0.5 * smoothStep(1 - joint * 2, 1, edge)), shine);
};

/** A round mirror with a lamp on each side, a towel, and what stands beside a basin. */
export function bathroom(seed: number): SoftShape[] {
  const towel = looks[seed % looks.length] ?? looks[0];
  return [
    // Mirror: the room in it, and the light of its window.
    { x: 0.1, y: 0.46, w: 0.215, h: 0.215, color: brass, round: 1 },
    { x: 0.1, y: 0.46, w: 0.2, h: 0.2, color: rgbOf('#d3dcda'), round: 1 },
    { x: 0.05, y: 0.48, w: 0.07, h: 0.12, color: rgbOf('#fbfaf4'), soft: 0.04, cover: 0.9 },
    { x: 0.2, y: 0.42, w: 0.06, h: 0.12, color: rgbOf('#b9c3bf'), soft: 0.05, cover: 0.7 },
    lamp(-0.2),
    halo(-0.2),
    lamp(0.4),
    halo(0.4),
    // Towel on its rail.
    { x: -0.46, y: 0.415, w: 0.15, h: 0.006, color: brass, soft: 0.01 },
    { x: -0.47, y: 0.27, w: 0.085, h: 0.15, color: towel, lit: 0.2, side: 0.25 },
    { x: -0.45, y: 0.21, w: 0.06, h: 0.12, color: scaleRgb(towel, 0.9), soft: 0.02, cover: 0.6 },
    { x: -0.47, y: 0.16, w: 0.085, h: 0.008, color: scaleRgb(towel, 1.15), soft: 0.012 },
    // The basin's board and what stands on it.
    { x: 0, y: 0.03, w: 1.2, h: 0.03, color: rgbOf('#ebe7df'), round: 0, lit: 0.1 },
    { x: 0.12, y: 0.1, w: 0.19, h: 0.045, color: china, round: 0.8, lit: 0.25, side: 0.2 },
    { x: 0.3, y: 0.17, w: 0.012, h: 0.075, color: brass },
    { x: 0.27, y: 0.245, w: 0.045, h: 0.011, color: brass },
    standing([-0.17, 0.06, 0.034, 0.115], amber, { round: 0.3, side: 0.5 }),
    standing([-0.17, 0.175, 0.009, 0.03], rgbOf('#2c2a28')),
    standing([-0.18, 0.2, 0.024, 0.01], rgbOf('#2c2a28'), { soft: 0.01 }),
    standing([-0.27, 0.06, 0.03, 0.08], china, { round: 0.25, side: 0.3 }),
    standing([-0.36, 0.06, 0.028, 0.055], rgbOf('#d9b9a1'), { round: 0.4, side: 0.3 }),
    standing([0.46, 0.06, 0.05, 0.075], china, { round: 0.5, side: 0.3 }),
    ...plant(0.46, 0.2),
    standing([0.74, 0.06, 0.12, 0.05], towel, { round: 0.6 }),
    standing([0.74, 0.11, 0.115, 0.05], scaleRgb(china, 0.98), { round: 0.6 }),
    standing([0.74, 0.16, 0.11, 0.045], scaleRgb(towel, 1.08), { round: 0.6 }),
  ];
}

const lamp = (x: number): SoftShape => ({
  x,
  y: 0.5,
  w: 0.026,
  h: 0.065,
  color: rgbOf('#fff6e2'),
  round: 0.6,
  lit: 0,
});

const halo = (x: number): SoftShape => ({
  x,
  y: 0.5,
  w: 0.11,
  h: 0.14,
  color: rgbOf('#fff3d9'),
  round: 1,
  soft: 0.11,
  cover: 0.5,
  lit: 0,
});

const plant = (x: number, y: number): SoftShape[] => [
  { x, y, w: 0.06, h: 0.075, color: leaf, round: 1, soft: 0.03 },
  {
    x: x - 0.05,
    y: y - 0.02,
    w: 0.035,
    h: 0.05,
    color: scaleRgb(leaf, 1.2),
    round: 1,
    soft: 0.025,
  },
  {
    x: x + 0.05,
    y: y + 0.02,
    w: 0.035,
    h: 0.05,
    color: scaleRgb(leaf, 0.9),
    round: 1,
    soft: 0.025,
  },
];
