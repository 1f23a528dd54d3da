import type { Bounds } from '../geometry/alpha-bounds.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';

/** The largest step of one channel, of 255, within a bar: the noise of compression. */
const plain = 12;
/** The largest step between the two bars' colours. */
const sameColor = 16;
/** A photograph's first line differs from its bar by this step in at least so much of its length. */
const [differs, mostly] = [24, 0.8];
/** At either end of the line a step so far in, in shares of it, differs as well: bars run all across. */
const ends = 0.02;
/** The line that is compared lies so many pixels inside: compression blurs the bar's edge. */
const blurred = 3;
/** The thickness of a bar in shares of the picture's side, and how much the two of them differ. */
const [thinnest, thickest, unequal] = [0.02, 0.4, 0.03];

/** So many places of a line tell what it is like. */
const samples = 400;

/** The pixel at a place of a line: lines run along the bars, the first one is at the picture's side. */
type Lines = { count: number; length: number; at: (line: number, along: number) => number };

/**
 * The photograph between plain bars of one colour, above and below it or at its sides.
 *
 * @returns nothing for a picture without bars
 */
export function insideBars(image: RgbaImage): Bounds | undefined {
  const { width, height } = image;
  const rows = { count: height, length: width, at: (y: number, x: number) => y * width + x };
  const columns = { count: width, length: height, at: (x: number, y: number) => y * width + x };
  const [top, bottom] = barsOf(image, rows);
  const [left, right] = barsOf(image, columns);
  if (top + left === 0) return undefined;
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/** How thick the bars at the first and last lines are; 0 where there are none. */
function barsOf(image: RgbaImage, lines: Lines): [first: number, last: number] {
  const backwards = { ...lines, at: (n: number, i: number) => lines.at(lines.count - 1 - n, i) };
  const thickness = [lines, backwards].map((side) => thicknessOf(image, side));
  const [first = 0, last = 0] = thickness;
  const isSame = stepBetween(image, lines.at(0, 0), backwards.at(0, 0)) <= sameColor;
  const isEven = Math.abs(first - last) <= unequal * lines.count;
  return first > 0 && last > 0 && isSame && isEven ? [first, last] : [0, 0];
}

/** How many lines have the first one's colour, where all of the next is something else. */
function thicknessOf(image: RgbaImage, { count, length, at }: Lines): number {
  const step = (line: number, along: number) => stepBetween(image, at(0, 0), at(line, along));
  const sampled = Array.from({ length: Math.min(length, samples) }, (_, i) =>
    Math.floor((i * length) / Math.min(length, samples)),
  );
  const isPlain = (line: number) => sampled.every((along) => step(line, along) <= plain);
  let thickness = 0;
  while (thickness < thickest * count && isPlain(thickness)) thickness += 1;
  if (thickness < thinnest * count || thickness >= thickest * count) return 0;
  const inside = thickness + blurred;
  const end = Math.floor(ends * length);
  if (step(inside, end) < differs || step(inside, length - 1 - end) < differs) return 0;
  const others = sampled.filter((along) => step(inside, along) >= differs);
  return others.length >= mostly * sampled.length ? thickness : 0;
}

/** The largest step of a channel between two pixels. */
function stepBetween({ data }: RgbaImage, one: number, other: number): number {
  let step = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const a = data[one * 4 + channel];
    step = Math.max(step, Math.abs(a - data[other * 4 + channel]));
  }
  return step;
}
