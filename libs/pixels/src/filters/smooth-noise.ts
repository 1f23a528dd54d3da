import { fromWaves, patchArea, patchSide, toWaves } from './cosine-patch.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';

/**
 * Distance between patches in pixels: each pixel is in about seven. More patches increase the work
 * quadratically, without a visible gain.
 */
export const noiseStep = 3;

/** Deviations from which a coefficient is more than noise. */
const believed = 2.8;

/** Rows worked on at a time: the planes of a whole large picture would need a gigabyte. */
const bandRows = 128;

/**
 * Opponent colours, a mean and two differences: noise keeps its strength, and detail is mostly in
 * one.
 */
const opponent = [
  [1 / Math.sqrt(3), 1 / Math.sqrt(3), 1 / Math.sqrt(3)],
  [Math.SQRT1_2, 0, -Math.SQRT1_2],
  [1 / Math.sqrt(6), -2 / Math.sqrt(6), 1 / Math.sqrt(6)],
] as const;

/** Rows of a picture, from `top` on. */
type Band = { top: number; rows: number; width: number };

/**
 * Removes noise and compression blocks from a picture and keeps its edges and texture: in
 * overlapping patches, DCT coefficients too weak to exceed noise become 0, and a patch weighs more
 * the fewer remain (Yu & Sapiro, "DCT image denoising: a simple and effective image denoising
 * algorithm", Image Processing On Line 1, 2011; the weights are those of Dabov et al., "Image
 * denoising by sparse 3-D transform-domain collaborative filtering", 2007).
 */
export function smoothNoise(image: RgbaImage, strength: number): RgbaImage {
  const { width, height } = image;
  const smooth = { data: new Uint8ClampedArray(image.data), width, height };
  if (Math.min(width, height) < patchSide) return smooth;
  for (let top = 0; top < height; top += bandRows) {
    const bottom = Math.min(height, top + bandRows);
    const from = Math.max(0, top - patchSide + 1);
    const rows = Math.min(height, bottom + patchSide - 1) - from;
    const band = { top: from, rows, width };
    const planes = opponent.map((mix) =>
      smoothPlane(readPlane(image, band, mix), band, height, strength),
    );
    writeRows(smooth, planes, band, top, bottom);
  }
  return smooth;
}

function readPlane({ data }: RgbaImage, band: Band, mix: readonly number[]): Float32Array {
  const [red, green, blue] = mix as [number, number, number];
  const plane = new Float32Array(band.rows * band.width);
  let at = band.top * band.width * 4;
  for (let i = 0; i < plane.length; i += 1, at += 4) {
    plane[i] = red * data[at] + green * data[at + 1] + blue * data[at + 2];
  }
  return plane;
}

/** Where patches begin along a line: every few pixels of the whole picture, and at its end. */
function startsOf(from: number, length: number, whole: number): number[] {
  const starts: number[] = [];
  const last = from + length - patchSide;
  for (let at = Math.ceil(from / noiseStep) * noiseStep; at <= last; at += noiseStep) {
    starts.push(at - from);
  }
  if (from + length === whole && starts.at(-1) !== last - from) starts.push(last - from);
  return starts;
}

function smoothPlane(plane: Float32Array, band: Band, height: number, strength: number) {
  const { width } = band;
  const [sums, weights] = [new Float32Array(plane.length), new Float32Array(plane.length)];
  const patch = new Float32Array(patchArea);
  const columns = startsOf(0, width, width);
  for (const y of startsOf(band.top, band.rows, height)) {
    for (const x of columns) {
      const start = y * width + x;
      for (let i = 0; i < patchArea; i += 1) {
        patch[i] = plane[start + (i >> 3) * width + (i & 7)];
      }
      const weight = 1 / cleanPatch(patch, strength * believed);
      for (let i = 0; i < patchArea; i += 1) {
        const at = start + (i >> 3) * width + (i & 7);
        sums[at] += weight * patch[i];
        weights[at] += weight;
      }
    }
  }
  for (let i = 0; i < sums.length; i += 1) {
    if (weights[i]) plane[i] = sums[i] / weights[i];
  }
  return plane;
}

/** @returns the number of remaining coefficients */
function cleanPatch(patch: Float32Array, least: number): number {
  toWaves(patch);
  let left = 1;
  for (let i = 1; i < patchArea; i += 1) {
    if (Math.abs(patch[i]) < least) patch[i] = 0;
    else left += 1;
  }
  fromWaves(patch);
  return left;
}

function writeRows(
  { data, width }: RgbaImage,
  planes: readonly Float32Array[],
  band: Band,
  top: number,
  bottom: number,
): void {
  const skipped = (top - band.top) * width;
  const count = (bottom - top) * width;
  for (let i = 0; i < count; i += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0;
      for (let p = 0; p < 3; p += 1) {
        const share = opponent[p]?.[channel];
        sum += share * planes[p][skipped + i];
      }
      data[(top * width + i) * 4 + channel] = sum;
    }
  }
}
