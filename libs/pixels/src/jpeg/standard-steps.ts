/** The standard JPEG luminance quantisation table, row by row (ITU-T T.81, table K.1). */
export const standardSteps = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
] as const;

/**
 * The libjpeg quality, 1 to 100, for a multiple of the standard's steps (`jpeg_quality_scaling` of
 * its jcparam.c).
 */
export function qualityOfScale(scale: number): number {
  const quality = scale <= 1 ? 100 - 50 * scale : 50 / scale;
  return Math.min(100, Math.max(1, Math.round(quality)));
}
