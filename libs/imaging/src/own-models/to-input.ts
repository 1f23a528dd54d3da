import type { RgbaImage } from '@tintory/pixels';
import type { OwnModelInput } from './own-model.ts';

/** A window in pixels of a picture; it may extend beyond the border. */
export type Window = { left: number; top: number; width: number; height: number };

/**
 * Converts a window of a picture to a model's input; pixels outside repeat the border.
 *
 * @returns a plane of `window`'s size for each channel, in the model's order
 */
export function toInput(image: RgbaImage, window: Window, input: OwnModelInput): Float32Array {
  const area = window.width * window.height;
  const planes = new Float32Array(3 * area);
  for (let plane = 0; plane < 3; plane += 1) {
    const channel = input.channels === 'rgb' ? plane : 2 - plane;
    const [mean, std] = [input.mean[plane] as number, input.std[plane] as number];
    fillPlane(planes.subarray(plane * area, (plane + 1) * area), image, window, {
      channel,
      factor: input.range / 255 / std,
      shift: -mean / std,
    });
  }
  return planes;
}

function fillPlane(
  plane: Float32Array,
  image: RgbaImage,
  window: Window,
  { channel, factor, shift }: { channel: number; factor: number; shift: number },
): void {
  const columns = Int32Array.from(
    { length: window.width },
    (_, x) => clamp(window.left + x, image.width) * 4 + channel,
  );
  for (let y = 0, to = 0; y < window.height; y += 1) {
    const row = clamp(window.top + y, image.height) * image.width * 4;
    for (let x = 0; x < window.width; x += 1, to += 1) {
      const value = image.data[row + (columns[x] as number)] as number;
      plane[to] = value * factor + shift;
    }
  }
}

const clamp = (at: number, length: number): number => Math.min(length - 1, Math.max(0, at));
