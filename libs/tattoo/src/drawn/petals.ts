import { circle, curve, hole, polar, solid, turned, type Point } from './pen.ts';

const middle: Point = [256, 256];

/** Places along and across a petal that points to the right of the middle. */
type Petal = (from: number, to: number, half: number) => readonly Point[];

export const along = (points: readonly (readonly [number, number])[]): Point[] =>
  points.map(([x, y]): Point => [256 + x, 256 + y]);

/** Both sides of a petal of which one is told from its foot to its tip. */
const sides = (points: readonly (readonly [number, number])[]): Point[] => [
  ...along(curve(points)),
  ...along(curve(points.map(([x, y]): Point => [x, -y])).toReversed()),
];

export const rounded: Petal = (from, to, half) =>
  sides([
    [from, half * 0.35],
    [from + (to - from) * 0.5, half * 0.9],
    [to - half * 0.8, half * 0.95],
    [to - half * 0.1, half * 0.5],
    [to, 0],
  ]);

export const pointed: Petal = (from, to, half) =>
  sides([
    [from, half * 0.4],
    [from + (to - from) * 0.4, half],
    [from + (to - from) * 0.75, half * 0.62],
    [to, 0],
  ]);

export const notched: Petal = (from, to, half) =>
  sides([
    [from, half * 0.16],
    [from + (to - from) * 0.55, half * 0.92],
    [from + (to - from) * 0.84, half],
    [to, half * 0.46],
    [to - (to - from) * 0.1, 0],
  ]);

/** The same petal all about the middle, from the top on. */
export function whorl(
  count: number,
  petal: readonly Point[],
  holes?: (petal: readonly Point[]) => Point[][],
  shift = 0,
): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (points: readonly Point[]) =>
      turned(points, middle, -90 + shift + (i / count) * 360);
    return solid(turn(petal)) + (holes?.(petal) ?? []).map((one) => hole(turn(one))).join('');
  }).join('');
}

export const veins = (petal: readonly Point[]): Point[][] => {
  const [foot, tip] = reachOf(petal);
  const [from, to] = [foot + (tip - foot) * 0.16, foot + (tip - foot) * 0.62];
  return [
    along([
      [from, 0],
      [(from + to) / 2, 4],
      [to, 0],
      [(from + to) / 2, -4],
    ]),
  ];
};

export const stamens = (): Point[][] =>
  [-17, 0, 17].flatMap((degrees) => {
    const end = degrees === 0 ? 118 : 98;
    const line = along([
      [44, -2.5],
      [end, -2.5],
      [end, 2.5],
      [44, 2.5],
    ]);
    const dot = circle([256 + end + 6, 256], 9);
    return [line, dot].map((points) => turned(points, middle, degrees));
  });

const reachOf = (petal: readonly Point[]): [foot: number, tip: number] => {
  const xs = petal.map(([x]) => x - 256);
  return [Math.min(...xs), Math.max(...xs)];
};

export const beads = (count: number, out: number, radius: number): string =>
  Array.from({ length: count }, (_, i) =>
    solid(circle(polar(middle, out, (i / count) * 360 - 90), radius)),
  ).join('');

const wave = (radius: number, lobes: number, turn: number): Point[] =>
  Array.from({ length: lobes * 12 }, (_, k) => {
    const lobe = Math.abs(Math.sin((k / 12) * Math.PI));
    return polar(middle, radius * (0.88 + 0.12 * lobe), (k / (lobes * 12)) * 360 + turn);
  });

/** Rims in each other, each with its own number of lobes, air between them. */
export const ruffles = (...rims: (readonly [radius: number, lobes: number])[]): string =>
  rims
    .map(([radius, lobes], i) => {
      const inside = rims[i + 1];
      const air = inside ? hole(wave(inside[0] + 9, inside[1], (i + 1) * 17)) : '';
      return solid(wave(radius, lobes, i * 17)) + air;
    })
    .join('');
