import type { Plane } from '../plane/rgba-image.ts';
import { lineEnergy, orders, type Order } from './line-energy.ts';
import { fadeOf, powerAt } from './power-at.ts';
import { turnPlane } from './turn-plane.ts';

/** Lowest frequency and step, in cycles per pixel: covers enlarging 1.33 to 4.2 times. */
const [slowest, step] = [0.24, 1 / 1024];
const frequencies = Array.from(
  { length: Math.round((0.5 - slowest) / step) + 1 },
  (_, i) => 0.5 - i * step,
);

/** Changes slower than this many columns are the picture's own. */
const slow = 4;

/** JPEG blocks repeat every eight pixels, so at eighths of a cycle. */
const eighth = 0.125;
const nearEighth = 0.006;

/**
 * Weights that tell every second column from the others, blind to JPEG's pattern within its blocks.
 */
const alternating: Record<Order, readonly number[]> = {
  0: [1, -6, 15, -20, 15, -6, 1],
  1: [1, -5, 10, -10, 5, -1],
  2: [1, -4, 6, -4, 1],
};

/** How periodic a picture is, by column and row; about 1 if it is not. */
export type Rhythm = {
  /** Where JPEG does not. */
  free: number;
  half: number;
  quarter: number;
  threeEighths: number;
  /** Whether pixels alternate between near and far from their source pixels: 0 to 2. */
  pairs: number;
  /** The same, where every second pixel is an original one, as some programs do it. */
  betweens: number;
};

/**
 * Detects the period that enlarging leaves: a pixel's position between its source pixels repeats,
 * and with it the difference from its neighbours (Gallagher, "Detection of linear and cubic
 * interpolation in JPEG compressed images", CRV 2005). It must be in both rows and columns: stripes
 * and letters repeat in one direction.
 */
export function rhythmOf(windows: readonly Plane[]): Rhythm {
  const turned = windows.map(turnPlane);
  const found = orders.map((order) => rhythmOfOrder(windows, turned, order));
  const strengths = frequencies.map((_, i) =>
    Math.sqrt(found.reduce((sum, { powers }) => sum + powers[i], 0) / orders.length),
  );
  const most = (of: (frequency: number) => boolean) =>
    strengths.reduce((top, value, i) => (of(frequencies[i]) ? Math.max(top, value) : top), 0);
  const near = (place: number) => most((frequency) => Math.abs(frequency - place) < 0.003);
  const [first = 0, second = 0, third = 0] = found.map(({ contrast }) => contrast);
  return {
    free: most((f) => Math.abs(f - eighth * Math.round(f / eighth)) > nearEighth),
    half: near(0.5),
    quarter: near(0.25),
    threeEighths: near(0.375),
    pairs: third - first,
    betweens: Math.abs(second),
  };
}

function rhythmOfOrder(rows: readonly Plane[], columns: readonly Plane[], order: Order) {
  const axes = [rows, columns].map((planes) => planes.map((plane) => lineEnergy(plane, order)));
  const [across = [], down = []] = axes.map(powersOf);
  return {
    powers: across.map((power, i) => Math.sqrt(power * down[i])),
    contrast: contrastOf(axes.flat(), alternating[order]),
  };
}

/** By frequency, relative to the median. */
function powersOf(lines: readonly Float64Array[]): number[] {
  const quick = lines.map((line) => {
    const fade = fadeOf(line.length);
    return withoutSlow(line).map((value, i) => value * fade[i]);
  });
  const powers = frequencies.map((frequency) =>
    quick.reduce((sum, line) => sum + powerAt(line, frequency) / line.length, 0),
  );
  const usual = [...powers].sort((a, b) => a - b)[powers.length >> 1] || 1e-12;
  return powers.map((power) => power / usual);
}

function withoutSlow(line: Float64Array): Float64Array {
  return line.map((value, i) => {
    const near = line.subarray(Math.max(0, i - slow), i + slow + 1);
    return value - near.reduce((sum, other) => sum + other, 0) / near.length;
  });
}

/** Alternation of the columns of JPEG's blocks, as a share of their mean. */
function contrastOf(lines: readonly Float64Array[], weights: readonly number[]): number {
  const columns = new Float64Array(8);
  for (const line of lines) {
    const whole = line.length & ~7;
    for (let i = 0; i < whole; i += 1) columns[i & 7] += line[i] / whole;
  }
  const mean = columns.reduce((sum, value) => sum + value, 0) / columns.length;
  const full = weights.reduce((sum, weight) => sum + Math.max(0, weight), 0);
  const sum = weights.reduce((all, weight, i) => all + weight * columns[i], 0);
  return mean > 0 ? sum / (mean * full) : 0;
}
