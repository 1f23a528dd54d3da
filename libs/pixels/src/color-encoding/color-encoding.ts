import type { Matrix } from './matrix.ts';
import { codedPrimaries, primariesToSrgb, srgbPrimaries, toXyz } from './primaries.ts';
import { codedCurves, srgbToLinear, type Curve } from './transfer.ts';

/** How the values of a picture encode colours. */
export type ColorEncoding = {
  /** From the signals of red, green and blue to linear light. */
  curves: readonly [red: Curve, green: Curve, blue: Curve];
  /** From linear light of the picture's primaries to linear sRGB. */
  matrix: Matrix;
  /**
   * White is 1 in `standard`; `pq` is light in cd/m²; `hlg` is scene light, with the weights of
   * red, green and blue in `luminance`.
   */
  range: 'standard' | 'pq' | 'hlg';
  luminance: readonly [number, number, number];
};

const ranges: Readonly<Record<number, ColorEncoding['range']>> = { 16: 'pq', 18: 'hlg' };

/**
 * The colour encoding of ITU-T H.273 code points, as in PNG's cICP and AVIF's nclx; null for sRGB,
 * which unspecified values default to.
 */
export function codedEncoding(primaries: number, transfer: number): ColorEncoding | null {
  const chromaticities = codedPrimaries[primaries] ?? srgbPrimaries;
  const curve = codedCurves[transfer] ?? srgbToLinear;
  if (chromaticities === srgbPrimaries && curve === srgbToLinear) return null;
  const [, , , red, green, blue] = toXyz(chromaticities);
  return {
    curves: [curve, curve, curve],
    matrix: primariesToSrgb(chromaticities),
    range: ranges[transfer] ?? 'standard',
    luminance: [red, green, blue],
  };
}
