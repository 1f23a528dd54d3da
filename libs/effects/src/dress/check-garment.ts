import { alphaBounds, type Bounds, type Plane, type RgbaImage } from '@tintory/pixels';
import { garmentSigns } from './kernels/garment-signs.ts';
import { ImageError } from '@tintory/imaging';
import { findObjects, type FoundObject } from '@tintory/imaging/models';

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

/** How sure the detector has to be of another thing: of real garments it was up to 0.38. */
const leastThing = { clear: 0.6, unclear: 0.4, legs: 0.4 } as const;
/** How much of the picture's left or right side a garment covers that goes on beyond it. */
const leastCut = 0.04;
/** What the detector's box and the outline's have in common, of both together: no print has that. */
const leastShared = 0.5;

/** What a picture leaves open of a garment. */
export type GarmentWarnings = {
  /** Neither two sleeves nor a neckline is seen in its outline. */
  unclear: boolean;
  /** The picture's side cuts it off. */
  cutOff: boolean;
};

/** So sure the detector is of clothes without a person, and no less of someone who wears them. */
const leastPerson = 0.12;

/** Whether somebody is in a picture: joints alone are found on a toy too. */
export const seesPerson = async (image: RgbaImage): Promise<boolean> =>
  (await findObjects(image, leastPerson)).some(({ kind }) => kind === 0);

/**
 * Refuses what is plainly no garment: what leaves nothing to be hung on a body, and what a detector
 * of everyday things knows.
 *
 * @param cut what was cut out of the picture
 * @param alpha the same, 0 to 1, without gaps
 * @throws ImageError `InvalidInput`; `WornOnLegs` for a skirt and trousers
 */
export async function checkGarment(
  image: RgbaImage,
  cut: RgbaImage,
  alpha: Plane,
): Promise<GarmentWarnings> {
  const signs = garmentSigns(alpha);
  const bounds = alphaBounds(cut, 128, 0);
  if (signs === 'none' || !bounds) throw noGarment();
  const found = await findObjects(image, leastThing[signs]);
  if (found.some((object) => ofThing(object) && shared(object, bounds, image) > leastShared)) {
    throw noGarment();
  }
  if (signs === 'legs') {
    throw new ImageError('WornOnLegs', 'The second picture shows a skirt or trousers.');
  }
  return { unclear: signs === 'unclear', cutOff: isCutOff(alpha) };
}

export const noGarment = () =>
  new ImageError('InvalidInput', 'The second picture shows no garment.', { reason: 'noGarment' });

const ofThing = ({ kind }: FoundObject): boolean =>
  things.some(([first, last]) => kind >= first && kind <= last);

const isCutOff = ({ data, width, height }: Plane): boolean =>
  [0, width - 1].some((x) => {
    let covered = 0;
    for (let y = 0; y < height; y += 1) covered += (data[y * width + x] as number) > 0.5 ? 1 : 0;
    return covered > height * leastCut;
  });

/** Intersection over union. */
function shared(object: FoundObject, bounds: Bounds, { width, height }: RgbaImage): number {
  const [x, y] = [object.x * width, object.y * height];
  const [w, h] = [object.width * width, object.height * height];
  const across = Math.min(x + w, bounds.x + bounds.width) - Math.max(x, bounds.x);
  const down = Math.min(y + h, bounds.y + bounds.height) - Math.max(y, bounds.y);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (w * h + bounds.width * bounds.height - both);
}
