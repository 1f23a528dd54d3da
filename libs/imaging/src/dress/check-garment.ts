import {
  alphaBounds,
  garmentSigns,
  type Bounds,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { ImageError } from '../image-pool.ts';
import { findObjects, type FoundObject } from '../models/object-boxes.ts';

/**
 * COCO's classes, first and last, that cloth is not mistaken for: vehicles and street furniture,
 * animals, dishes and food, a chair, a plant, devices, a clock, a vase, a toy. What looks like
 * cloth is left out: bags, a tie, an umbrella, a kite, a bed.
 */
const things = [
  [1, 23],
  [39, 56],
  [58, 58],
  [61, 72],
  [74, 75],
  [77, 79],
] as const;

/** How sure the detector has to be against an outline with sleeves, and against one without. */
const leastScore = { sleeves: 0.5, cut: 0.25 } as const;
/** What the detector's box and the outline's have in common, of both together: no print has that. */
const leastShared = 0.5;

/**
 * Makes sure that what lies or hangs in a picture can be a garment, by its outline and by what a
 * detector of everyday things sees.
 *
 * @param cut what was cut out of it
 * @param alpha the same, 0 to 1, without gaps
 * @throws ImageError `InvalidInput`
 */
export async function checkGarment(image: RgbaImage, cut: RgbaImage, alpha: Plane): Promise<void> {
  const signs = garmentSigns(alpha);
  const bounds = alphaBounds(cut, 128, 0);
  if (signs === 'none' || !bounds) throw noGarment();
  const found = await findObjects(image, leastScore[signs]);
  if (found.some((object) => isThing(object) && shared(object, bounds, image) > leastShared))
    throw noGarment();
}

const noGarment = () => new ImageError('InvalidInput', 'The second picture shows no garment.');

const isThing = ({ kind }: FoundObject): boolean =>
  things.some(([first, last]) => kind >= first && kind <= last);

/** Intersection over union. */
function shared(object: FoundObject, bounds: Bounds, { width, height }: RgbaImage): number {
  const [x, y] = [object.x * width, object.y * height];
  const [w, h] = [object.width * width, object.height * height];
  const across = Math.min(x + w, bounds.x + bounds.width) - Math.max(x, bounds.x);
  const down = Math.min(y + h, bounds.y + bounds.height) - Math.max(y, bounds.y);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (w * h + bounds.width * bounds.height - both);
}
