import type { RgbaImage } from '@tintory/pixels';
import { closedCut, weightBeyond } from './boundary-cut.ts';
import { chooseOverlap } from './choose-overlap.ts';
import { misfit } from './misfit.ts';
import { overlapCosts } from './overlap-costs.ts';

/** Distance from a cut within which both sides should match too, as a share of the longer side. */
const aroundShare = 0.02;

/**
 * A tile, the `misfit` along its cuts, and the misfit around them: a cut within a brick fits even
 * where the courses end.
 */
export type Tile = { image: RgbaImage; misfit: number; misfitAround: number };

/**
 * Makes a picture tile by overlapping its right and left and its lower and upper ends where they
 * fit best, and cutting each overlap where they differ least (Efros and Freeman 2001). Each side
 * shrinks by a tenth to nearly a half.
 */
export function cutSeams(image: RgbaImage): Tile {
  const across = cutAcross(image);
  const down = cutAcross(transpose(across.image));
  return {
    image: transpose(down.image),
    misfit: Math.max(across.misfit, down.misfit),
    misfitAround: Math.max(across.misfitAround, down.misfitAround),
  };
}

/** Joins left and right. */
function cutAcross(image: RgbaImage): Tile {
  const { data, width, height } = image;
  const overlap = chooseOverlap(image);
  const kept = width - overlap;
  const costs = overlapCosts(image, overlap);
  const path = closedCut(squared(costs), overlap);
  const out = new Uint8ClampedArray(kept * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 4;
    out.set(data.subarray(row, row + kept * 4), y * kept * 4);
    const cut = path[y] as number;
    for (let x = 0; x < overlap; x += 1) {
      const own = weightBeyond(x, cut, overlap);
      const [to, from] = [(y * kept + x) * 4, row + (kept + x) * 4];
      for (let c = 0; c < 4; c += 1) {
        out[to + c] =
          (data[row + x * 4 + c] as number) * own + (data[from + c] as number) * (1 - own);
      }
    }
  }
  const along = Array.from(path, (x, y) => costs[y * overlap + x] as number);
  return {
    image: { data: out, width: kept, height },
    misfit: misfit(along, image),
    misfitAround: misfit([meanAround(path, costs, overlap, image)], image),
  };
}

/**
 * Squared costs prefer a long way through similar colours to a short one through different ones.
 */
function squared(costs: Float32Array): Float32Array {
  const squares = new Float32Array(costs.length);
  for (let i = 0; i < costs.length; i += 1) squares[i] = (costs[i] as number) ** 2;
  return squares;
}

/** The mean of the costs near a cut. */
function meanAround(
  path: ArrayLike<number>,
  costs: Float32Array,
  overlap: number,
  { width, height }: RgbaImage,
): number {
  const reach = Math.round(Math.max(width, height) * aroundShare);
  let [sum, count] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    const cut = path[y] as number;
    const [from, to] = [Math.max(0, cut - reach), Math.min(overlap - 1, cut + reach)];
    for (let x = from; x <= to; x += 1) sum += costs[y * overlap + x] as number;
    count += to - from + 1;
  }
  return sum / count;
}

function transpose({ data, width, height }: RgbaImage): RgbaImage {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) to[x * height + y] = from[y * width + x] as number;
  }
  return { data: new Uint8ClampedArray(to.buffer), width: height, height: width };
}
