import {
  createPlane,
  crop,
  resizePlane,
  type Bounds,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { FoundObject } from '../models/object-boxes.ts';

/** From this score on an animal or a vehicle is there. */
const isThere = 0.4;
/** Others of them count that are at least so nearly as sure. */
const nearlyAsSure = 0.7;
/** In shares of the picture: what is smaller may be in its background, what is larger was seen well. */
const [smallest, largest] = [0.1, 0.8];
/** What is seen around them, in shares of their longer side. */
const margin = 0.12;
/** How surely anything else is what the picture is of. */
const elsewhere = 0.02;

/** The detector's numbers for vehicles and for animals: it is hardly ever wrong about those. */
const isKnown = ({ kind }: FoundObject): boolean =>
  (kind >= 1 && kind <= 8) || (kind >= 14 && kind <= 23);

/**
 * Looks at the animals or vehicles alone that a detector found: what a model makes of an elephant
 * before a temple is doubt, and of the elephant alone it is none.
 *
 * @param boxes the surest first
 * @param ask how surely each place of a picture belongs to what it is of, 0 to 1
 * @returns a plane of the picture's size; nothing where there are none, or something else is surer
 */
export async function lookAtBoxes(
  image: RgbaImage,
  boxes: readonly FoundObject[],
  ask: (image: RgbaImage) => Promise<Plane>,
): Promise<Plane | undefined> {
  const [best] = boxes;
  if (!best || !isKnown(best) || best.score < isThere) return undefined;
  const sure = boxes.filter((box) => isKnown(box) && box.score >= nearlyAsSure * best.score);
  const part = partOf(image, sure);
  if (!part) return undefined;
  const closer = resizePlane(await ask(crop(image, part)), part.width, part.height);
  const { data, width, height } = createPlane(image.width, image.height);
  data.fill(elsewhere);
  for (let row = 0; row < part.height; row += 1) {
    const from = row * part.width;
    data.set(closer.data.subarray(from, from + part.width), (part.y + row) * width + part.x);
  }
  return { data, width, height };
}

/** The part of the picture that all of them lie in, with what is around it. */
function partOf({ width, height }: RgbaImage, boxes: FoundObject[]): Bounds | undefined {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const share = (right - left) * (bottom - top);
  if (share < smallest || share > largest) return undefined;
  const around = margin * Math.max((right - left) * width, (bottom - top) * height);
  const x = Math.max(0, Math.floor(left * width - around));
  const y = Math.max(0, Math.floor(top * height - around));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right * width + around)) - x,
    height: Math.min(height, Math.ceil(bottom * height + around)) - y,
  };
}
