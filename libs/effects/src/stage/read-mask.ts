import { sameButForSize, type FailureReason } from '@tintory/contract';
import {
  createPlane,
  decontaminate,
  resizePlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { imageSize, readResized } from '@tintory/imaging/files';
import { ImageError } from '@tintory/imaging';

/** A larger difference between channels (of 255) is a colour. */
const colourful = 48;
/** Shades between these are gray. */
const [black, white] = [0.1, 0.9];
/** Largest shares of coloured and gray pixels in a mask, however soft its edge. */
const [mostColour, mostGray] = [0.05, 0.7];

/**
 * With a smaller share unmarked everything is marked; with a smaller share transparent the picture
 * is opaque.
 */
const leastLeft = 0.001;

/**
 * Reads a user's mask: white, opaque pixels are the subject. In a coloured cutout all opaque pixels
 * are.
 *
 * @throws ImageError `InvalidInput` for a mask with another aspect ratio than the picture, one that
 *   marks nothing or everything, and an ordinary photo
 */
export async function readMask(
  path: string,
  image: RgbaImage,
): Promise<{ alpha: Plane; foreground: RgbaImage }> {
  const { width, height } = image;
  const own = await imageSize(path);
  if (!sameButForSize(own, image)) {
    throw refused('maskShape', 'The mask has another shape than the picture.');
  }
  // Only shrunk here: libvips shifts enlarged pictures by half a pixel to the right and down.
  const marked = { width: Math.min(width, own.width), height: Math.min(height, own.height) };
  const mask = await readResized(path, { ...marked, fit: 'fill' });
  const alpha = resizePlane(readAlpha(mask), width, height);
  const fringe = Math.max(2, Math.round(Math.max(width, height) * 0.01));
  return { alpha, foreground: decontaminate(image, alpha, fringe) };
}

function readAlpha({ data: rgba, width, height }: RgbaImage): Plane {
  const [light, opaque] = [createPlane(width, height), createPlane(width, height)];
  const area = width * height;
  let [colours, grays, whites] = [0, 0, 0];
  for (let i = 0, at = 0; i < area; i += 1, at += 4) {
    const [r = 0, g = 0, b = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    const seen = (rgba[at + 3] ?? 0) / 255;
    const value = ((r + g + b) / 765) * seen;
    if ((Math.max(r, g, b) - Math.min(r, g, b)) * seen > colourful) colours += 1;
    if (value > black && value < white) grays += 1;
    if (value >= white) whites += 1;
    light.data[i] = value;
    opaque.data[i] = seen;
  }
  const isPhoto = (size: number) => colours > mostColour * size || grays > mostGray * size;
  const least = leastLeft * area;
  const shown = area - unmarked(opaque);
  const isCutout = shown < area - least && (whites < least || isPhoto(shown));
  if (!isCutout && isPhoto(area)) {
    throw refused('maskIsPhoto', 'This is a photo, not a mask in black and white.');
  }
  const mask = isCutout ? opaque : light;
  if (!mask.data.some((value) => value > black)) {
    throw refused('maskEmpty', 'The mask marks nothing.');
  }
  if (unmarked(mask) < least) throw refused('maskFull', 'The mask marks everything.');
  return mask;
}

const unmarked = ({ data }: Plane): number =>
  data.reduce((count, value) => count + (value < white ? 1 : 0), 0);

const refused = (reason: FailureReason, message: string) =>
  new ImageError('InvalidInput', message, { reason });
