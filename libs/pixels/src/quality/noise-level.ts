import { createPlane, type Plane } from '../plane/rgba-image.ts';
import { sampleTiles } from './sample-tiles.ts';

/** The flattest tenth of a picture shows only its grain; the rest has detail. */
const flattest = 0.1;

/** With fewer tiles, the flattest tenth is too few: they may be all texture. */
const fewestTiles = 100;

/**
 * Grain is white: averaging two by two halves it, so that this ratio is 1. Texture is larger than a
 * pixel and keeps more: 1.15 and up in photographs of grass and gravel.
 */
const whitest = 1.05;

/**
 * Strength of a picture's grain: the mean response of a mask that cancels planes and edges
 * (Immerkær, "Fast Noise Variance Estimation", CVIU 64, 1996) where the picture is flattest, at
 * half its size, since JPEG removes the finest grain.
 *
 * @param windows brightness, 0 to 255
 * @returns a standard deviation in the same units; 0 for texture, or too small a picture
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

/** A Gaussian's mean deviation is its standard deviation times the root of 2 / π. */
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

/** Averages two by two pixels. */
function halve({ data, width, height }: Plane): Plane {
  const half = createPlane(width / 2, height / 2);
  for (let i = 0; i < half.data.length; i += 1) {
    const at = Math.floor(i / half.width) * 2 * width + (i % half.width) * 2;
    const value = (offset: number) => data[at + offset];
    half.data[i] = (value(0) + value(1) + value(width) + value(width + 1)) / 4;
  }
  return half;
}
