import { alphaBounds, type Bounds, type Plane, type RgbaImage } from '@tintory/pixels';
import { garmentSigns } from './kernels/garment-signs.ts';
import { ImageError } from '@tintory/imaging';
import { findObjects, type FoundObject } from '@tintory/imaging/models';

/**
 * COCO class ranges, first and last, that cloth is not mistaken for: vehicles and street furniture,
 * animals, dishes and food, a chair, a plant, devices, a clock, a vase, a toy. Left out, because
 * they look like cloth: bags, a tie, an umbrella, a kite, a bed.
 */
const things = [
  [1, 23],
  [39, 56],
  [58, 58],
  [61, 72],
  [74, 75],
  [77, 79],
] as const;

/** Minimum detector score of another object; real garments scored up to 0.38. */
const leastThing = { clear: 0.6, unclear: 0.4, legs: 0.4 } as const;
/** Minimum share of the picture's left or right side that a cut-off garment covers. */
const leastCut = 0.04;
/**
 * Minimum intersection over union of the detector's box and the outline's box; no print reaches it.
 */
const leastShared = 0.5;

/** Open questions about a garment's picture. */
export type GarmentWarnings = {
  /** The outline shows neither two sleeves nor a neckline. */
  unclear: boolean;
  /** The picture's side cuts the garment off. */
  cutOff: boolean;
};

/** Detector score of a person: clothes alone reach at most this, worn clothes at least this. */
const leastPerson = 0.12;

/** Whether a picture shows a person: joints alone are found on toys too. */
export const seesPerson = async (image: RgbaImage): Promise<boolean> =>
  (await findObjects(image, leastPerson)).some(({ kind }) => kind === 0);

/**
 * Rejects what is clearly no garment: a shape that cannot hang on a body, or an everyday object
 * known to the detector.
 *
 * @param cut the picture's cutout
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
