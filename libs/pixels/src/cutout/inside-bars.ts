import type { Bounds } from '../geometry/alpha-bounds.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';

/** The largest step of one channel, of 255, within a bar: the noise of compression. */
const plain = 12;
/** The largest step between the two bars' colours. */
const sameColor = 16;
/**
 * Step by which a photograph's first line differs from its bar, and the least share of its length
 * that does.
 */
const [differs, mostly] = [24, 0.8];
/** At this share of the length from either end the line differs as well: bars run all across. */
const ends = 0.02;
/** The compared line lies this many pixels inside: compression blurs the bar's edge. */
const blurred = 3;
/**
 * Least and largest thickness of a bar, and difference of the two, as shares of the picture's side.
 */
const [thinnest, thickest, unequal] = [0.02, 0.4, 0.03];

/** Places sampled along a line. */
const samples = 400;

/** Index of a pixel of a line: lines run along the bars, the first one at the picture's side. */
type Lines = { count: number; length: number; at: (line: number, along: number) => number };

/**
 * The photograph between plain bars of one colour, above and below it or at both sides.
 *
 * @returns undefined for a picture without bars
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

/** Thickness of the bars at the first and last lines; 0 where there are none. */
function barsOf(image: RgbaImage, lines: Lines): [first: number, last: number] {
  const backwards = { ...lines, at: (n: number, i: number) => lines.at(lines.count - 1 - n, i) };
  const thickness = [lines, backwards].map((side) => thicknessOf(image, side));
  const [first = 0, last = 0] = thickness;
  const isSame = stepBetween(image, lines.at(0, 0), backwards.at(0, 0)) <= sameColor;
  const isEven = Math.abs(first - last) <= unequal * lines.count;
  return first > 0 && last > 0 && isSame && isEven ? [first, last] : [0, 0];
}

/**
 * Counts the lines of the first one's colour; 0 unless the photograph behind them clearly differs.
 */
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
