import { mapPlane, resizePlane, type Plane, type RgbaImage } from '@tintory/pixels';
import type { FoundObject } from '../models/object-boxes.ts';
import type { CutoutHints } from './cutout-types.ts';

/** People's number among the detector's kinds, and the score from which on they are there. */
const [aPerson, isThere] = [0, 0.4];
/** A box smaller than this share of the picture is of somebody in its background. */
const smallest = 0.1;

/** A mask of which less than this is sure shows something the model was not made for. */
const leastSure = 0.4;
/** A speck of a person is a false alarm more often than a subject. */
const leastShare = 0.03;
/** What counts of what the subject's model sees beyond people: walls and flags more often than theirs. */
const seesMore = 0.4;

type Person = {
  /** How surely each pixel is people's to the model made for them, 0 to 1. */
  people: Plane;
  /** The same with what the subject's model sees beyond. */
  seen: Plane;
};

/** People at the picture's size, where the detector sees some and their mask is sure. */
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

/** Whether the detector, which does not go by outlines, sees people. */
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
