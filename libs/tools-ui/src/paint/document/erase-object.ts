import type { RgbaImage } from '@tintory/pixels';
import { maskBounds, surroundings } from './mask.ts';
import type { Patch } from './patch-step.ts';
import { copyPicture, createPicture, cutOut, type Picture } from './picture.ts';

export type EraseHooks = {
  signal?: AbortSignal | undefined;
  /** Told how much is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/**
 * Fills what the mask covers (not 0) from the rest of the picture, and changes nothing else. Runs off
 * the main thread; what it is given is its own to transfer.
 */
export type EraseObject = (
  image: RgbaImage,
  mask: Uint8Array,
  hooks?: EraseHooks,
) => Promise<RgbaImage>;

/**
 * What comes in the place of everything masked. Only the surroundings go to the filler: a small object
 * in a large picture is gone as fast as in a small one.
 * @returns null for an empty mask
 */
export async function eraseMasked(
  picture: Picture,
  mask: Uint8Array,
  erase: EraseObject,
  hooks?: EraseHooks,
): Promise<Patch | null> {
  const bounds = maskBounds(mask, picture);
  if (!bounds) return null;
  const area = surroundings(bounds, picture);
  const { buffer } = cutOut(picture.pixels, picture.width, area);
  const part = createPicture(area.width, area.height, buffer as ArrayBuffer);
  const { data, width, height } = part;
  const partMask = cutOut(mask, picture.width, area);
  const filled = copyPicture(await erase({ data, width, height }, partMask, hooks));
  const inside = { ...bounds, x: bounds.x - area.x, y: bounds.y - area.y };
  return { ...bounds, pixels: cutOut(filled.pixels, width, inside) };
}
