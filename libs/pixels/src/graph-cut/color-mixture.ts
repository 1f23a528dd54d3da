import type { RgbaImage } from '../plane/rgba-image.ts';
import { groupColors, parts } from './group-colors.ts';

/** A colour's density among those a mixture was learned from, over 0–255 cubed. */
export type ColorMixture = (red: number, green: number, blue: number) => number;

/** Variance of a camera's noise, in squared steps: no cluster is narrower. */
const noise = 4;

/** A normal distribution: mean colour, inverse covariance and height. */
type Bell = { mean: number[]; inverse: number[]; height: number };

/**
 * A Gaussian mixture of some pixels' colours, as in GrabCut (Rother, Kolmogorov, Blake, SIGGRAPH
 * 2004, section 3.1).
 *
 * @param members indices of pixels; at least one
 */
export function learnMixture({ data }: RgbaImage, members: Int32Array): ColorMixture {
  const groups = groupColors(data, members);
  const bells = Array.from({ length: parts }, (_, n) =>
    bellOf(
      data,
      members.filter((_, i) => groups[i] === n),
      members.length,
    ),
  ).filter((bell) => bell !== undefined);
  return (red, green, blue) => {
    let sum = 0;
    for (const { mean, inverse, height } of bells) {
      const r = red - mean[0];
      const g = green - mean[1];
      const b = blue - mean[2];
      const [rr, gg, bb, rg, rb, gb] = inverse as [number, number, number, number, number, number];
      const away =
        r * r * rr + g * g * gg + b * b * bb + 2 * (r * g * rg + r * b * rb + g * b * gb);
      sum += height * Math.exp(-away / 2);
    }
    return sum;
  };
}

function bellOf(data: RgbaImage['data'], members: Int32Array, all: number): Bell | undefined {
  const count = members.length;
  if (count === 0) return undefined;
  const mean = [0, 0, 0];
  const products = [0, 0, 0, 0, 0, 0];
  for (const member of members) {
    const color = [0, 1, 2].map((channel) => data[member * 4 + channel]);
    color.forEach((value, channel) => {
      mean[channel] += value / count;
    });
    pairs.forEach(([a, b], n) => {
      products[n] += (color[a] * color[b]) / count;
    });
  }
  const scatter = pairs.map(([a, b], n) => products[n] - mean[a] * mean[b] + (a === b ? noise : 0));
  const { inverse, determinant } = invert(scatter);
  return { mean, inverse, height: count / all / Math.sqrt(determinant) };
}

/** Row and column of a symmetric 3 × 3 matrix's entries: the diagonal first. */
const pairs = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

function invert(matrix: number[]): { inverse: number[]; determinant: number } {
  const [rr, gg, bb, rg, rb, gb] = matrix as [number, number, number, number, number, number];
  const cofactors = [
    gg * bb - gb * gb,
    rr * bb - rb * rb,
    rr * gg - rg * rg,
    rb * gb - rg * bb,
    rg * gb - rb * gg,
    rg * rb - rr * gb,
  ];
  const determinant = rr * cofactors[0] + rg * cofactors[3] + rb * cofactors[4];
  return { inverse: cofactors.map((value) => value / determinant), determinant };
}
