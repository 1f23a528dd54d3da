import { mapPlane, resizePlane, type Plane, type RgbaImage } from '@tintory/pixels';
import type { FoundObject } from '../models/object-boxes.ts';
import type { CutoutHints } from './cutout-types.ts';

/** The detector's class of people, and the least score that counts. */
const [aPerson, isThere] = [0, 0.4];
/** A smaller box, as a fraction of the picture, is a person in the background. */
const smallest = 0.1;

/** Least fraction of sure pixels in a person mask; less means another kind of picture. */
const leastSure = 0.4;
/** Smaller person masks are false alarms more often than subjects. */
const leastShare = 0.03;
/**
 * Weight of what only the subject model sees: it is a wall or flag more often than part of a
 * person.
 */
const seesMore = 0.4;

type Person = {
  /** Probability that a pixel is a person's by the person model, 0 to 1. */
  people: Plane;
  /** The same plus what only the subject model sees, weighted. */
  seen: Plane;
};

/** The person mask at the picture's size, if the detector finds people and the mask is sure. */
export function personIn(image: RgbaImage, hints: CutoutHints): Person | undefined {
  const { personMask, subjectMask } = hints;
  if (!personMask || !seesPeople(hints.boxes) || !isSure(personMask)) return undefined;
  const people = resizePlane(personMask, image.width, image.height);
  if (!subjectMask) return { people, seen: people };
  const subject = resizePlane(subjectMask, image.width, image.height);
  const seen = mapPlane(
    people,
    (value, i) => value + seesMore * Math.max(0, (subject.data[i] as number) - value),
  );
  return { people, seen };
}

/** Whether the detector finds people; it does not depend on outlines. */
export const seesPeople = (boxes: readonly FoundObject[] = []): boolean =>
  boxes.some(
    ({ kind, score, width, height }) =>
      kind === aPerson && score >= isThere && width * height >= smallest,
  );

function isSure({ data }: Plane): boolean {
  let [some, most] = [0, 0];
  for (const value of data) {
    if (value > 0.15) some += 1;
    if (value > 0.9) most += 1;
  }
  return some / data.length > leastShare && most / some > leastSure;
}
