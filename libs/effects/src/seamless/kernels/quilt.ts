import { createRandom, type RgbaImage } from '@tintory/pixels';
import { boundaryCut, weightBeyond } from './boundary-cut.ts';

export type QuiltOptions = {
  /** Side of a patch in pixels, large enough for a whole repeat. */
  patch: number;
  /** The same seed gives the same quilt. */
  seed: number;
};

/** Candidate patches per position. */
const candidates = 300;

/** Share of a patch that overlaps its neighbour. */
const overlapShare = 1 / 5;

/** Every nth pixel of an overlap is compared: neighbours are alike. */
const sparse = 2;

type Quilt = {
  out: Uint8ClampedArray<ArrayBuffer>;
  filled: Uint8Array;
  width: number;
  height: number;
  patch: number;
  overlap: number;
};

/**
 * Rearranges a picture's own patches so that they fit each other, also across the borders (image
 * quilting: Efros and Freeman 2001, on a torus). Keeps repeats, such as bricks, whole.
 */
export function quilt(image: RgbaImage, options: QuiltOptions): RgbaImage {
  const patch = Math.max(8, Math.min(options.patch, image.width >> 1, image.height >> 1));
  const overlap = Math.max(2, Math.round(patch * overlapShare));
  const step = patch - overlap;
  const columns = Math.max(2, Math.round(image.width / step));
  const rows = Math.max(2, Math.round(image.height / step));
  const [width, height] = [columns * step, rows * step];
  const out = new Uint8ClampedArray(width * height * 4);
  const filled = new Uint8Array(width * height);
  const work: Quilt = { out, filled, width, height, patch, overlap };
  const random = createRandom(options.seed);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      layPatch(work, image, column * step, row * step, random);
    }
  }
  return { data: out, width, height };
}

function layPatch(
  work: Quilt,
  image: RgbaImage,
  left: number,
  top: number,
  random: () => number,
): void {
  let best = { x: 0, y: 0, cost: Infinity };
  for (let i = 0; i < candidates; i += 1) {
    const x = Math.floor(random() * (image.width - work.patch + 1));
    const y = Math.floor(random() * (image.height - work.patch + 1));
    const cost = misfit(work, image, { left, top, x, y, worst: best.cost });
    if (cost < best.cost) best = { x, y, cost };
    if (best.cost === 0) break;
  }
  blend(work, image, { left, top, ...best });
}

type Place = { left: number; top: number; x: number; y: number };

/** The squared difference between a patch and what it overlaps; stops once it exceeds the best. */
function misfit(
  work: Quilt,
  image: RgbaImage,
  { left, top, x, y, worst }: Place & { worst: number },
): number {
  const { out, filled, width, height, patch } = work;
  let sum = 0;
  for (let j = 0; j < patch; j += sparse) {
    const row = ((top + j) % height) * width;
    for (let i = 0; i < patch; i += sparse) {
      const to = row + ((left + i) % width);
      if (!filled[to]) continue;
      const from = ((y + j) * image.width + x + i) * 4;
      for (let c = 0; c < 3; c += 1) {
        const difference = (out[to * 4 + c] as number) - (image.data[from + c] as number);
        sum += difference * difference;
      }
    }
    if (sum >= worst) return sum;
  }
  return sum;
}

/** Adds the patch, joined to earlier ones along the cheapest cut. */
function blend(work: Quilt, image: RgbaImage, place: Place): void {
  const { out, filled, width, height, patch } = work;
  const weight = weights(work, image, place);
  for (let j = 0; j < patch; j += 1) {
    const row = ((place.top + j) % height) * width;
    for (let i = 0; i < patch; i += 1) {
      const to = row + ((place.left + i) % width);
      const from = ((place.y + j) * image.width + place.x + i) * 4;
      const share = filled[to] ? (weight[j * patch + i] as number) : 1;
      for (let c = 0; c < 4; c += 1) {
        const old = out[to * 4 + c] as number;
        out[to * 4 + c] = old + ((image.data[from + c] as number) - old) * share;
      }
      filled[to] = 1;
    }
  }
}

/**
 * The patch's weight, from 0 (earlier patches stay) to 1 (the new one), by a cut in each overlapped
 * side.
 */
function weights(work: Quilt, image: RgbaImage, place: Place): Float32Array {
  const { patch, overlap } = work;
  const costs = stepCosts(work, image, place);
  const weight = new Float32Array(patch * patch).fill(1);
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const at = (along: number, depth: number): number => {
      if (side === 'left') return along * patch + depth;
      if (side === 'right') return along * patch + patch - 1 - depth;
      if (side === 'top') return depth * patch + along;
      return (patch - 1 - depth) * patch + along;
    };
    const strip = new Float32Array(patch * overlap);
    for (let along = 0; along < patch; along += 1) {
      for (let depth = 0; depth < overlap; depth += 1) {
        strip[along * overlap + depth] = costs[at(along, depth)] as number;
      }
    }
    if (!strip.some((cost) => cost >= 0)) continue;
    const path = boundaryCut(
      strip.map((cost) => Math.max(0, cost)),
      overlap,
    );
    for (let along = 0; along < patch; along += 1) {
      for (let depth = 0; depth < overlap; depth += 1) {
        const share = weightBeyond(depth, path[along] as number, overlap);
        const index = at(along, depth);
        weight[index] = Math.min(weight[index] as number, share);
      }
    }
  }
  return weight;
}

/** Squared colour distance to earlier patches; −1 where there are none. */
function stepCosts(work: Quilt, image: RgbaImage, { left, top, x, y }: Place): Float32Array {
  const { out, filled, width, height, patch } = work;
  const costs = new Float32Array(patch * patch).fill(-1);
  for (let j = 0; j < patch; j += 1) {
    const row = ((top + j) % height) * width;
    for (let i = 0; i < patch; i += 1) {
      const to = row + ((left + i) % width);
      if (!filled[to]) continue;
      const from = ((y + j) * image.width + x + i) * 4;
      let sum = 0;
      for (let c = 0; c < 3; c += 1) {
        const difference = (out[to * 4 + c] as number) - (image.data[from + c] as number);
        sum += difference * difference;
      }
      costs[j * patch + i] = sum;
    }
  }
  return costs;
}
