import { crop } from '../geometry/alpha-bounds.ts';
import { findComponents } from '../morphology/components.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';
import { fillThick } from './fill-thick.ts';
import { fillThin } from './fill-thin.ts';
import { holeDepth } from './hole-depth.ts';
import { cropMask, holeRegion } from './hole-region.ts';

export type InpaintOptions = {
  /** The same seed gives the same fill. */
  seed: number;
  /** Called with the progress, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Half width, in pixels, up to which a hole is a scratch. */
const thin = 6;

/** Half width up to which it is a hair: too narrow for its texture to be seen. */
const hair = 1.5;

/** Mean step between neighbours, in bytes, from which on a smooth fill shows as a smear. */
const grainy = 6;

/**
 * Removes what the mask covers and fills it from the rest of the picture: scratches on smooth
 * ground from the colours at their edges (Telea 2004), anything else by patches (PatchMatch, Barnes
 * 2009, voting of Wexler 2007). Pixels outside the mask are unchanged.
 *
 * @param mask one byte a pixel, not 0 where to remove
 */
export function inpaint(
  image: RgbaImage,
  mask: Uint8Array | Uint8ClampedArray,
  { seed, onProgress = () => undefined }: InpaintOptions,
): RgbaImage {
  const { width, height } = image;
  if (mask.length !== width * height)
    throw new RangeError('The mask is not as large as the picture.');
  const out = { data: new Uint8ClampedArray(image.data), width, height };
  const region = holeRegion(mask, width, height);
  if (region) {
    const part = crop(image, region);
    fillHoles(part, cropMask(mask, width, region), { seed, onProgress });
    for (let row = 0; row < region.height; row += 1) {
      const line = part.data.subarray(row * region.width * 4, (row + 1) * region.width * 4);
      out.data.set(line, ((region.y + row) * width + region.x) * 4);
    }
  }
  onProgress(1);
  return out;
}

/** Changes the picture in place. */
function fillHoles(image: RgbaImage, hole: Uint8Array, options: Required<InpaintOptions>): void {
  const { width, height } = image;
  const { narrow, wide } = sortHoles(image, hole);
  if (narrow.includes(1)) fillThin(image, holeDepth(hole, width, height), narrow);
  if (wide.includes(1) && !fillThick(image, wide, options)) {
    fillThin(image, holeDepth(wide, width, height));
  }
}

/** Separates the holes for a smooth fill from those that need patches. */
function sortHoles(image: RgbaImage, hole: Uint8Array): { narrow: Uint8Array; wide: Uint8Array } {
  const { width, height } = image;
  const { label, areas } = findComponents(hole, width, height);
  const depth = holeDepth(hole, width, height);
  const widest = new Float32Array(areas.length + 1);
  for (let i = 0; i < hole.length; i += 1) {
    const name = label[i];
    if (name) widest[name] = Math.max(widest[name], depth[i]);
  }
  const steps = stepsAround(image, label, areas.length);
  const smooth = (name: number) =>
    widest[name] <= hair || (widest[name] <= thin && steps[name] < grainy);
  return {
    narrow: hole.map((value, i) => (value && smooth(label[i]) ? 1 : 0)),
    wide: hole.map((value, i) => (value && !smooth(label[i]) ? 1 : 0)),
  };
}

/** For each hole the mean step of colour between the known neighbours close to its edge. */
function stepsAround({ data, width, height }: RgbaImage, label: Int32Array, count: number) {
  const sums = new Float32Array(count + 1);
  const counts = new Float32Array(count + 1);
  const near = 4;
  for (let y = near; y < height - near; y += 1) {
    for (let x = near; x < width - near; x += 1) {
      const at = y * width + x;
      const name = label[at];
      if (!name) continue;
      for (const way of [-1, 1, -width, width]) {
        if (label[at + way]) continue;
        for (let k = 1; k < near; k += 1) {
          const [a, b] = [at + way * k, at + way * (k + 1)];
          if (label[a] || label[b]) break;
          for (let c = 0; c < 3; c += 1) {
            sums[name] += Math.abs(data[a * 4 + c] - data[b * 4 + c]) / 3;
          }
          counts[name] += 1;
        }
      }
    }
  }
  return sums.map((sum, name) => sum / Math.max(1, counts[name]));
}
