import type { RgbaImage } from '@tintory/pixels';
import { enlarge } from './enlarge.ts';
import { findMask } from './find-mask.ts';
import type { OwnModel } from './own-model.ts';

/**
 * Runs a model once on a drawn picture.
 *
 * @throws ImageError `EngineUnavailable` that names the fault and the model's actual properties
 */
export async function tryOwnModel(model: OwnModel): Promise<void> {
  const { width, height, tile } = model.input;
  if (model.capability === 'cutout') {
    await findMask(drawing(width, height), model);
  } else {
    // The overlap is at most a quarter of a tile's side, so half a side is a single tile.
    const half = (side: number) => Math.ceil((tile ?? side) / 2);
    await enlarge(drawing(half(width), half(height)), model, model.output.scale ?? 2, () => {});
  }
}

/** A red disc on grey that grows lighter to the right: a subject, and all brightness levels. */
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
