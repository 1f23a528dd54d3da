import type { Matrix } from './matrix.ts';
import { codedPrimaries, primariesToSrgb, srgbPrimaries, toXyz } from './primaries.ts';
import { codedCurves, srgbToLinear, type Curve } from './transfer.ts';

/** What the numbers of a picture mean. */
export type ColorEncoding = {
  /** From the signals of red, green and blue to light. */
  curves: readonly [red: Curve, green: Curve, blue: Curve];
  /** From linear light of the picture's primaries to linear sRGB. */
  matrix: Matrix;
  /**
   * White is 1 in `standard`; `pq` counts light in cd/m²; `hlg` is light of the scene, of which
   * `luminance` weighs red, green and blue.
   */
  range: 'standard' | 'pq' | 'hlg';
  luminance: readonly [number, number, number];
};

const ranges: Readonly<Record<number, ColorEncoding['range']>> = { 16: 'pq', 18: 'hlg' };

/**
 * What code points of ITU-T H.273 say, as cICP in PNG and nclx in AVIF carry them; null where the
 * numbers are sRGB's, as they are where nothing is said.
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
