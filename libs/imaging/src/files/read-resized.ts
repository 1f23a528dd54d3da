import type { RgbaImage } from '@tintory/pixels';
import { openSrgb } from './open-srgb.ts';
import { rgbaFrom } from './raw-picture.ts';
import { unreadable } from './unreadable.ts';

type ResizedOptions = {
  width: number;
  height: number;
  /** `fill` distorts, `cover` crops around the middle. */
  fit: 'fill' | 'cover';
  /** Colour behind transparent pixels; they stay transparent where not given. */
  background?: string;
};

/**
 * Decodes a clean file of our own into RGBA of one size.
 *
 * @throws ImageError `InvalidInput` for a damaged picture
 */
export async function readResized(path: string, options: ResizedOptions): Promise<RgbaImage> {
  const { width, height, fit, background } = options;
  try {
    const picture = (await openSrgb(path)).resize(width, height, { fit });
    return await rgbaFrom(background ? picture.flatten({ background }) : picture);
  } catch (cause) {
    throw unreadable(cause);
  }
}
