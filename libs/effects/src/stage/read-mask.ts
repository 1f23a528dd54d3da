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

/** Channels of 255 that differ by more are a colour. */
const colourful = 48;
/** Shades between these are neither black nor white. */
const [black, white] = [0.1, 0.9];
/** A mask has no more of either, soft as its edge may be. */
const [mostColour, mostGray] = [0.05, 0.7];

/** Where less than this share is left over, or transparent, all is marked, or all is opaque. */
const leastLeft = 0.001;

/**
 * A mask of the user's own: what is white, and not transparent, is subject. Of a cutout in its own
 * colours it is what is not transparent.
 *
 * @throws ImageError `InvalidInput` for a mask of another shape than the picture, for one that marks
 *   nothing or everything, and for a photo that is none
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
  // Only shrunk here: libvips draws what it enlarges half a pixel to the right and down.
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
