import type { Picture } from './picture.ts';

/** Each from -1 to 1; 0 leaves the picture as it is. */
export type Adjustments = {
  brightness: number;
  contrast: number;
  saturation: number;
  warmth: number;
};

export const noAdjustments: Adjustments = { brightness: 0, contrast: 0, saturation: 0, warmth: 0 };

export const isAdjusted = (adjustments: Adjustments): boolean =>
  Object.values(adjustments).some((value) => value !== 0);

/** Shares of red, green and blue in how bright a colour looks (Rec. 709). */
const luma = [0.2126, 0.7152, 0.0722] as const;
/** How far the ends of the sliders go. */
const brightest = 0.25;
const warmest = 0.18;

/**
 * All four as one matrix of 3 × 4 over red, green, blue and 1 (values from 0 to 1), rows in a line.
 * The browser shows it live as an SVG filter, `applyMatrix` makes it last.
 */
export function colorMatrix({ brightness, contrast, saturation, warmth }: Adjustments): number[] {
  const slope = contrast < 0 ? 1 + contrast * 0.8 : 1 + contrast * 0.9;
  const shift = (1 - slope) / 2 + brightness * brightest * slope;
  const color = 1 + saturation;
  const gains = [1 + warmth * warmest, 1, 1 - warmth * warmest];
  return gains.flatMap((gain, row) => {
    const weights = luma.map((share, column) => share * (1 - color) + (row === column ? color : 0));
    return [...weights.map((weight) => weight * slope * gain), shift * gain];
  });
}

/** Changes the colours of some rows; alpha stays, and so does what is fully transparent. */
export function applyMatrix(
  from: Picture,
  to: Picture,
  matrix: readonly number[],
  firstRow: number,
  rows: number,
): void {
  const [rr, rg, rb, r1, gr, gg, gb, g1, br, bg, bb, b1] = matrix as NumbersOfMatrix;
  const { data, width } = from;
  const out = to.data;
  const end = Math.min(from.height, firstRow + rows) * width * 4;
  for (let i = firstRow * width * 4; i < end; i += 4) {
    const red = data[i] as number;
    const green = data[i + 1] as number;
    const blue = data[i + 2] as number;
    out[i] = red * rr + green * rg + blue * rb + r1 * 255;
    out[i + 1] = red * gr + green * gg + blue * gb + g1 * 255;
    out[i + 2] = red * br + green * bg + blue * bb + b1 * 255;
    out[i + 3] = data[i + 3] as number;
  }
}

type NumbersOfMatrix = [
  ...[number, number, number, number],
  ...[number, number, number, number],
  ...[number, number, number, number],
];
