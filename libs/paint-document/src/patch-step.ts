import type { Step, StepName } from './history.ts';
import type { Layers } from './document-layers.ts';
import type { Rect } from './rect.ts';

/** New pixels for a rectangle of the picture. */
export type Patch = Rect & { pixels: Uint32Array };

/**
 * A step that puts a patch in its place and takes the mask away there; takes it at once. It holds no
 * more than the patch, whose memory it takes over, so that many objects can be erased from a large
 * picture and all brought back.
 */
export function patchStep(name: StepName, layers: Layers, patch: Patch): Step {
  const { pixels } = patch;
  const mask = new Uint8Array(pixels.length);
  const swap = () => {
    exchange(layers.picture.pixels, layers.picture.width, patch, pixels);
    exchange(layers.mask, layers.picture.width, patch, mask);
    return patch;
  };
  swap();
  return {
    name,
    layers: ['picture', 'mask'],
    bytes: pixels.byteLength + mask.byteLength,
    swap,
  };
}

/** Puts the cells kept in the place of those of a rectangle, and keeps these instead. */
function exchange<Cells extends Uint32Array | Uint8Array>(
  cells: Cells,
  width: number,
  rect: Rect,
  kept: Cells,
): void {
  const room = kept.slice(0, rect.width);
  for (let row = 0; row < rect.height; row += 1) {
    const start = (rect.y + row) * width + rect.x;
    const shown = cells.subarray(start, start + rect.width);
    const line = kept.subarray(row * rect.width, (row + 1) * rect.width);
    room.set(shown);
    shown.set(line);
    line.set(room);
  }
}
