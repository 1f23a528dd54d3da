import type { RgbaImage } from '@tintory/pixels';
import { maskBounds, surroundings } from './mask.ts';
import { copyPicture, createPicture, cutOut, type Picture } from './picture.ts';

/**
 * Fills what the mask covers (not 0) from the rest of the picture. Runs off the main thread; what it
 * is given is its own to transfer.
 */
export type EraseObject = (image: RgbaImage, mask: Uint8Array) => Promise<RgbaImage>;

/**
 * The picture without what is masked. Only the surroundings go to the filler: a small object in a
 * large picture is gone as fast as in a small one.
 * @returns null for an empty mask
 */
export async function eraseMasked(
  picture: Picture,
  mask: Uint8Array,
  erase: EraseObject,
): Promise<Picture | null> {
  const bounds = maskBounds(mask, picture);
  if (!bounds) return null;
  const area = surroundings(bounds, picture);
  const { buffer } = cutOut(picture.pixels, picture.width, area);
  const part = createPicture(area.width, area.height, buffer as ArrayBuffer);
  const { data, width, height } = part;
  const partMask = cutOut(mask, picture.width, area);
  const filled = copyPicture(await erase({ data, width, height }, partMask));
  const out = copyPicture(picture);
  for (let row = 0; row < height; row += 1) {
    const line = filled.pixels.subarray(row * width, (row + 1) * width);
    out.pixels.set(line, (area.y + row) * out.width + area.x);
  }
  return out;
}
