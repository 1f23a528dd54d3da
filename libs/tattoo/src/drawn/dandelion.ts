import { band, circle, curve, polar, solid, type Point } from './pen.ts';

/** A dandelion clock of which the wind takes the first seeds, in a box of 512 units. */
export const dandelions: Record<string, () => string> = { 'tintory/dandelion': clock };

const head: Point = [206, 170];
/** Seeds of the outer round and of the inner one; those that the wind has taken are missing. */
const outer = [20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280];
const inner = [30, 70, 110, 150, 190, 230, 270];
const loose: [at: Point, degrees: number][] = [
  [[330, 150], -34],
  [[408, 82], -30],
  [[420, 190], -14],
];

function clock(): string {
  const stem = curve([
    [206, 198],
    [214, 300],
    [226, 404],
    [220, 508],
  ]);
  const round = (all: readonly number[], length: number) =>
    all.map((degrees) => seed(polar(head, 32, degrees), degrees, length)).join('');
  return (
    solid(circle(head, 26)) +
    band(stem, (t) => 6 + 4 * t) +
    round(outer, 92) +
    round(inner, 40) +
    loose.map(([at, degrees]) => seed(at, degrees, 54)).join('')
  );
}

/** A stalk with a tuft at its end, like a small fan. */
function seed(from: Point, degrees: number, length: number): string {
  const top = polar(from, length, degrees);
  const tuft: [aside: number, reach: number][] = [
    [-50, 32],
    [-25, 27],
    [0, 33],
    [25, 27],
    [50, 32],
  ];
  const fan = tuft.map(([aside, reach]) => polar(top, reach, degrees + aside));
  return band([from, polar(from, length + 6, degrees)], (t) => 4 - t) + solid([top, ...fan]);
}
