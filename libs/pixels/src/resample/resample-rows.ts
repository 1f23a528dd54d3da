import type { Taps } from './lanczos-taps.ts';

/** Intermediate rows: RGB premultiplied by alpha, then alpha, each from 0 to 255. */
type PremultipliedRow = Float32Array;

/**
 * Premultiplies a row by its alpha, so that the colour of transparent pixels does not bleed into
 * visible edges.
 */
export function premultiplyRow(bytes: ArrayLike<number>, offset: number, out: PremultipliedRow) {
  for (let i = 0; i < out.length; i += 4) {
    const alpha = bytes[offset + i + 3];
    const share = alpha / 255;
    out[i] = bytes[offset + i] * share;
    out[i + 1] = bytes[offset + i + 1] * share;
    out[i + 2] = bytes[offset + i + 2] * share;
    out[i + 3] = alpha;
  }
}

/** The horizontal pass: resizes one source row to the target's width. */
export function resampleAcross(row: PremultipliedRow, taps: Taps, out: PremultipliedRow): void {
  const { first, count, weights, reach } = taps;
  for (let x = 0; x < first.length; x += 1) {
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    let at = first[x] * 4;
    const start = x * reach;
    const end = start + count[x];
    for (let k = start; k < end; k += 1, at += 4) {
      const weight = weights[k];
      red += row[at] * weight;
      green += row[at + 1] * weight;
      blue += row[at + 2] * weight;
      alpha += row[at + 3] * weight;
    }
    const to = x * 4;
    out[to] = red;
    out[to + 1] = green;
    out[to + 2] = blue;
    out[to + 3] = alpha;
  }
}

/** The vertical pass: adds one more row with its weight. */
export function addRow(row: PremultipliedRow, weight: number, sum: PremultipliedRow): void {
  for (let i = 0; i < sum.length; i += 1) {
    sum[i] += row[i] * weight;
  }
}

/**
 * Converts back to bytes with straight alpha. The clamped array cuts the overshoot of the kernel's
 * negative lobes.
 */
export function unpremultiplyRow(row: PremultipliedRow, out: Uint8ClampedArray): void {
  for (let i = 0; i < row.length; i += 4) {
    const alpha = row[i + 3];
    const scale = alpha > 0 ? 255 / Math.min(255, alpha) : 0;
    out[i] = row[i] * scale;
    out[i + 1] = row[i + 1] * scale;
    out[i + 2] = row[i + 2] * scale;
    out[i + 3] = alpha;
  }
}
