import { sameButForSize, type FailureReason } from '@tintory/contract';
import {
  createPlane,
  decontaminate,
  resizePlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import sharp from 'sharp';
import { unreadable } from '../files/unreadable.ts';
import { ImageError } from '../image-pool.ts';

/** Channels of 255 that differ by more are a colour. */
const colourful = 48;
/** Shades between these are neither black nor white. */
const [black, white] = [0.1, 0.9];
/** A mask has no more of either, soft as its edge may be. */
const [mostColour, mostGray] = [0.05, 0.7];

/**
 * A mask of the user's own: what is white, and not transparent, is subject.
 *
 * @throws ImageError `InvalidInput` for a mask of another shape than the picture, for one that marks
 *   nothing, and for a photo that is none
 */
export async function readMask(
  path: string,
  image: RgbaImage,
): Promise<{ alpha: Plane; foreground: RgbaImage }> {
  const { width, height } = image;
  const meta = await sharp(path).metadata();
  if (!sameButForSize(meta, image)) {
    throw refused('maskShape', 'The mask has another shape than the picture.');
  }
  // Only shrunk here: libvips draws what it enlarges half a pixel to the right and down.
  const marked = { width: Math.min(width, meta.width), height: Math.min(height, meta.height) };
  const rgb = await sharp(path)
    .flatten({ background: '#000000' })
    .toColourspace('srgb')
    .resize({ ...marked, fit: 'fill' })
    .raw()
    .toBuffer()
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
  const alpha = resizePlane(readAlpha(rgb, marked.width, marked.height), width, height);
  const fringe = Math.max(2, Math.round(Math.max(width, height) * 0.01));
  return { alpha, foreground: decontaminate(image, alpha, fringe) };
}

function readAlpha(rgb: Buffer, width: number, height: number): Plane {
  const alpha = createPlane(width, height);
  const area = width * height;
  let [colours, grays, marked] = [0, 0, false];
  for (let i = 0; i < area; i += 1) {
    const [r = 0, g = 0, b = 0] = [rgb[i * 3], rgb[i * 3 + 1], rgb[i * 3 + 2]];
    const value = (r + g + b) / 765;
    if (Math.max(r, g, b) - Math.min(r, g, b) > colourful) colours += 1;
    if (value > black && value < white) grays += 1;
    marked ||= value > black;
    alpha.data[i] = value;
  }
  if (colours > mostColour * area || grays > mostGray * area) {
    throw refused('maskIsPhoto', 'This is a photo, not a mask in black and white.');
  }
  if (!marked) throw refused('maskEmpty', 'The mask marks nothing.');
  return alpha;
}

const refused = (reason: FailureReason, message: string) =>
  new ImageError('InvalidInput', message, { reason });
