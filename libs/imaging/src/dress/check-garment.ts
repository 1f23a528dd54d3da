import {
  alphaBounds,
  garmentSigns,
  type Bounds,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { ImageError } from '../image-pool.ts';
import { findObjects, type FoundObject } from '../models/object-boxes.ts';
import { looksWorn } from './looks-worn.ts';

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

/** How sure the detector has to be against an outline that is a garment's, and against others. */
const leastThing = {
  sleeves: 0.5,
  hood: 0.5,
  neckline: 0.25,
  armholes: 0.25,
  legs: 0.25,
  plain: 0.25,
} as const;
/** The same where joints of a body are found in the outline. */
const leastThingIfWorn = 0.6;
/** Which outlines are looked at for joints: a vest may look like a vase to the detector. */
const maybeWorn: ReadonlySet<string> = new Set(['neckline', 'armholes', 'plain']);
/** The same where the picture's side cuts the outline off, so that it tells less. */
const cutOff = { thing: 0.25, shared: 0.4 } as const;
/** An outline that others have too, or a hood, which lies flat: to be looked at before paying. */
const certainty = { sleeves: 1, hood: 0.5, neckline: 1, armholes: 1, plain: 0.5 } as const;
/** So sure of a person it is of clothes without one, and no less of someone who wears them. */
const leastPerson = 0.12;
/** What the detector's box and the outline's have in common, of both together: no print has that. */
const leastShared = 0.5;

/**
 * Makes sure that what lies or hangs in a picture can be a garment, by its outline and by what a
 * detector of everyday things sees: an outline that pots and boxes have too has to remind it of
 * somebody dressed, or a detector of joints of a body.
 *
 * @param cut what was cut out of it
 * @param alpha the same, 0 to 1, without gaps
 * @returns how sure that is, 0 to 1
 * @throws ImageError `InvalidInput`; `WornOnLegs` for a skirt and trousers
 */
export async function checkGarment(
  image: RgbaImage,
  cut: RgbaImage,
  alpha: Plane,
): Promise<number> {
  const signs = garmentSigns(alpha);
  const bounds = alphaBounds(cut, 128, 0);
  if (signs === 'none' || !bounds) throw noGarment();
  const least = isCutOff(bounds, image)
    ? cutOff
    : { thing: leastThing[signs], shared: leastShared };
  const found = await findObjects(image, leastPerson);
  const shares = (object: FoundObject) => shared(object, bounds, image);
  const isThing = (object: FoundObject) => ofThing(object) && shares(object) > least.shared;
  const thing = Math.max(0, ...found.filter(isThing).map(({ score }) => score));
  const isDressed = found.some((object) => ofPerson(object) && shares(object) > leastShared);
  if (thing >= least.thing || (signs === 'plain' && !isDressed)) {
    if (thing >= leastThingIfWorn || !maybeWorn.has(signs)) throw noGarment();
    if (!(await looksWorn(alpha, bounds, isThing))) throw noGarment();
  }
  if (signs === 'legs') {
    throw new ImageError('WornOnLegs', 'The second picture shows a skirt or trousers.');
  }
  return certainty[signs];
}

/** Whether somebody is in a picture: joints alone are found on a toy too. */
export const seesPerson = async (image: RgbaImage): Promise<boolean> =>
  (await findObjects(image, leastPerson)).some(ofPerson);

const noGarment = () =>
  new ImageError('InvalidInput', 'The second picture shows no garment.', { reason: 'noGarment' });

const ofPerson = ({ kind }: FoundObject): boolean => kind === 0;

const ofThing = ({ kind }: FoundObject): boolean =>
  things.some(([first, last]) => kind >= first && kind <= last);

const isCutOff = ({ x, width }: Bounds, image: RgbaImage): boolean =>
  x <= 1 || x + width >= image.width - 1;

/** Intersection over union. */
function shared(object: FoundObject, bounds: Bounds, { width, height }: RgbaImage): number {
  const [x, y] = [object.x * width, object.y * height];
  const [w, h] = [object.width * width, object.height * height];
  const across = Math.min(x + w, bounds.x + bounds.width) - Math.max(x, bounds.x);
  const down = Math.min(y + h, bounds.y + bounds.height) - Math.max(y, bounds.y);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (w * h + bounds.width * bounds.height - both);
}
