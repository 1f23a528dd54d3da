import type { Plane } from '@tintory/pixels';
import sharp from 'sharp';

/** The values of a mask that leaves some places undecided: background, undecided, subject. */
const [background, undecided, subject] = [0, 128, 255];

/**
 * Reads a mask drawn by hand or a true alpha as 0 to 1. In a mask of three values, 0, 128 and 255, the
 * middle one is undecided: `NaN`.
 */
export async function readTruth(path: string): Promise<Plane> {
  const { data, info } = await sharp(path)
    .extractChannel(0)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isTrimap = data.every((v) => v === background || v === undecided || v === subject);
  return {
    data: Float32Array.from(data, (v) => (isTrimap && v === undecided ? NaN : v / 255)),
    width: info.width,
    height: info.height,
  };
}
