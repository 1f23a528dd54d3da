import type { RgbaImage } from '../plane/rgba-image.ts';
import { holeDepth } from './hole-depth.ts';

/** Radius of a patch in pixels: 7 × 7 holds a texture's grain and is quick to compare. */
export const patchRadius = 3;

/** A picture with a hole at one size of the pyramid. */
export type HoleLevel = {
  /** RGBA bytes; within the hole the best guess so far. */
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  /**
   * Grain of the full-size picture around each pixel, as a byte: tells gravel from flat grey
   * (Newson 2014).
   */
  grain: Uint8ClampedArray;
  hole: Uint8Array;
  /** Distance to the nearest known pixel; 0 outside the hole. */
  depth: Float32Array;
  /** 1 where the whole patch around the pixel is known and may be copied. */
  usable: Uint8Array;
};

export function createHoleLevel(
  { data, width, height }: RgbaImage,
  grain: Uint8ClampedArray,
  hole: Uint8Array,
): HoleLevel {
  return {
    grain,
    data: new Uint8ClampedArray(data),
    width,
    height,
    hole,
    depth: holeDepth(hole, width, height),
    usable: findUsable(hole, width, height),
  };
}

function findUsable(hole: Uint8Array, width: number, height: number): Uint8Array {
  const usable = new Uint8Array(hole.length);
  for (let y = patchRadius; y < height - patchRadius; y += 1) {
    usable.fill(
      1,
      y * width + patchRadius,
      Math.max(y * width + patchRadius, (y + 1) * width - patchRadius),
    );
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!hole[y * width + x]) continue;
      const left = Math.max(0, x - patchRadius);
      const right = Math.min(width, x + patchRadius + 1);
      // Within a row of the hole, only the newest column is not cleared yet.
      const from = x > 0 && hole[y * width + x - 1] ? right - 1 : left;
      for (let dy = -patchRadius; dy <= patchRadius; dy += 1) {
        if (y + dy >= 0 && y + dy < height)
          usable.fill(0, (y + dy) * width + from, (y + dy) * width + right);
      }
    }
  }
  return usable;
}

/**
 * Halves a level. Only known pixels are averaged; if one of the four is missing, the small one
 * counts as hole, so that no removed colour gets into the sources.
 */
export function halveLevel(level: HoleLevel): HoleLevel {
  const width = level.width >> 1;
  const height = level.height >> 1;
  const data = new Uint8ClampedArray(width * height * 4);
  const hole = new Uint8Array(width * height);
  const grain = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const a = 2 * y * level.width + 2 * x;
      const c = a + level.width;
      const to = y * width + x;
      hole[to] = level.hole[a] || level.hole[a + 1] || level.hole[c] || level.hole[c + 1] ? 1 : 0;
      grain[to] = (level.grain[a] + level.grain[a + 1] + level.grain[c] + level.grain[c + 1]) / 4;
      for (let k = 0; k < 4; k += 1) {
        data[to * 4 + k] =
          (level.data[a * 4 + k] +
            level.data[a * 4 + 4 + k] +
            level.data[c * 4 + k] +
            level.data[c * 4 + 4 + k]) /
          4;
      }
    }
  }
  return createHoleLevel({ data, width, height }, grain, hole);
}

export const countUsable = ({ usable }: HoleLevel): number =>
  usable.reduce((sum, value) => sum + value, 0);
