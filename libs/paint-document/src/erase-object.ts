import { widestRim, type RgbaImage } from '@tintory/pixels';
import { maskBounds, surroundings } from './mask.ts';
import { unhurried } from './next-turn.ts';
import type { Patch } from './patch-step.ts';
import { createPicture, cutOut, viewPicture, type Picture } from './picture.ts';
import { widen, type Rect } from './rect.ts';

export type EraseHooks = {
  signal?: AbortSignal | undefined;
  /** Told how much is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/**
 * Fills what the mask covers (not 0), and a rim of it no wider than `widestRim`, from the rest of the
 * picture, and changes nothing else. Runs off the main thread; what it is given is its own to transfer.
 */
export type EraseObject = (
  image: RgbaImage,
  mask: Uint8Array,
  hooks?: EraseHooks,
) => Promise<RgbaImage>;

/**
 * What comes in the place of everything masked. Only the surroundings go to the filler: a small object
 * in a large picture is gone as fast as in a small one. Copies with pauses.
 * @returns null for an empty mask
 */
export async function eraseMasked(
  picture: Picture,
  mask: Uint8Array,
  erase: EraseObject,
  hooks?: EraseHooks,
): Promise<Patch | null> {
  const covered = maskBounds(mask, picture);
  if (!covered) return null;
  const bounds = widen(covered, widestRim, picture);
  const area = surroundings(covered, picture);
  const copy = <Cells extends Uint32Array | Uint8Array>(cells: Cells, width: number, part: Rect) =>
    unhurried(cutOut(cells, width, part), hooks?.signal);
  const { buffer } = await copy(picture.pixels, picture.width, area);
  const partMask = await copy(mask, picture.width, area);
  const { data, width, height } = createPicture(area.width, area.height, buffer);
  const filled = viewPicture(await erase({ data, width, height }, partMask, hooks));
  const inside = { ...bounds, x: bounds.x - area.x, y: bounds.y - area.y };
  return { ...bounds, pixels: await copy(filled.pixels, width, inside) };
}
