import { createPlane, type Plane } from '../plane/rgba-image.ts';
import { sampleTiles } from './sample-tiles.ts';

/** The flattest tenth of a picture shows its grain alone; the rest of it has detail of its own. */
const flattest = 0.1;

/** The flattest tenth of fewer tiles is too few of them: they may well be all texture. */
const fewestTiles = 100;

/**
 * Grain is white: averaged two by two, half of it is left, so that this share is one. Of texture,
 * which is larger than a pixel, more is left: 1.15 and up in photographs of grass and gravel.
 */
const whitest = 1.05;

/**
 * How strong a picture's grain is: the mean answer to a mask that leaves no plane and no edge
 * (Immerkær, "Fast Noise Variance Estimation", CVIU 64, 1996) where the picture is flattest, at half
 * its size, since JPEG takes the finest grain away and leaves the rest.
 *
 * @param windows how light the picture is, 0 to 255
 * @returns a standard deviation in the same units; 0 where what is there is texture, or too small
 */
export function noiseLevel(windows: readonly Plane[]): number {
  const tiles = windows
    .flatMap(sampleTiles)
    .map((tile) => {
      const half = halve(tile);
      return { fine: 2 * deviationOf(half), coarse: 4 * deviationOf(halve(half)) };
    })
    .sort((a, b) => a.fine - b.fine);
  if (tiles.length < fewestTiles) return 0;
  const flat = tiles.slice(0, Math.ceil(tiles.length * flattest));
  const sumOf = (scale: 'fine' | 'coarse') => flat.reduce((sum, tile) => sum + tile[scale], 0);
  const isTexture = sumOf('coarse') > 2 * whitest * sumOf('fine');
  return isTexture ? 0 : (flat.at(-1)?.fine ?? 0);
}

/** For a Gaussian the mean deviation is the standard one times the root of 2 / π. */
const toStandard = Math.sqrt(Math.PI / 2) / 6;

function deviationOf({ data, width, height }: Plane): number {
  let sum = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) sum += Math.abs(answerAt(data, y * width + x, width));
  }
  return (sum / ((width - 2) * (height - 2))) * toStandard;
}

/** The difference of two Laplacians. */
function answerAt(data: Float32Array, at: number, width: number): number {
  const value = (offset: number) => data[at + offset];
  const corners = value(-width - 1) + value(-width + 1) + value(width - 1) + value(width + 1);
  const sides = value(-width) + value(-1) + value(1) + value(width);
  return corners - 2 * sides + 4 * value(0);
}

/** Two by two pixels become one. */
function halve({ data, width, height }: Plane): Plane {
  const half = createPlane(width / 2, height / 2);
  for (let i = 0; i < half.data.length; i += 1) {
    const at = Math.floor(i / half.width) * 2 * width + (i % half.width) * 2;
    const value = (offset: number) => data[at + offset];
    half.data[i] = (value(0) + value(1) + value(width) + value(width + 1)) / 4;
  }
  return half;
}
