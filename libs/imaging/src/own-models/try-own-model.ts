import type { RgbaImage } from '@tintory/pixels';
import { enlarge } from './enlarge.ts';
import { findMask } from './find-mask.ts';
import type { OwnModel } from './own-model.ts';

/**
 * Lets a model do its work once, on a drawn picture.
 *
 * @throws ImageError `EngineUnavailable` that says what is wrong, and what the model really has
 */
export async function tryOwnModel(model: OwnModel): Promise<void> {
  const { width, height, tile } = model.input;
  if (model.capability === 'cutout') {
    await findMask(drawing(width, height), model);
  } else {
    // A tile sees a quarter of its side around what it is used for, at most: this is one tile.
    const half = (side: number) => Math.ceil((tile ?? side) / 2);
    await enlarge(drawing(half(width), half(height)), model, model.output.scale ?? 2, () => {});
  }
}

/** A red disc on grey that grows lighter to the right: something to see, of all brightnesses. */
function drawing(width: number, height: number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  const radius = Math.min(width, height) / 4;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const within = Math.hypot(x - width / 2, y - height / 2) < radius;
      const grey = Math.round((255 * x) / width);
      data.set(within ? [200, 30, 30, 255] : [grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}
