import { mapPlane, resizePlane, type Plane, type RgbaImage } from '@tintory/pixels';
import type { FoundObject } from '../models/object-boxes.ts';
import { isTrusted } from './believe-model.ts';
import type { CutoutHints } from './cutout-types.ts';

/** People's number among the detector's kinds, and the score from which on they are there. */
const [aPerson, isThere] = [0, 0.4];
/** A box smaller than this share of the picture is of somebody in its background. */
const smallest = 0.1;

/**
 * A mask with less of itself sure than this is of something the model was not made for; of people it
 * leaves more in doubt, before a dark wall for example.
 */
const [leastSure, leastSureOfPeople] = [0.7, 0.4];
/** A speck of a person is a false alarm more often than a subject. */
const leastShare = 0.03;

/**
 * What the other one counts all the same where it is in doubt. An ear that it alone sees is taken,
 * unless the colours are against it; a cushion that it alone leaves out is left to the colours.
 */
const [seesMore, seesLess] = [0.6, 0.2];
/** Around people it sees walls, fences and flags more often than what is theirs, and hair as wall. */
const [seesMoreThanPeople, seesLessThanPeople] = [0.1, 0];

/** What two models see of people. */
export type People = {
  /** How surely each pixel is theirs to the model that was made for them, 0 to 1. */
  mask: Plane;
  /** The same to the model of what pictures are of, where it was asked. */
  subject?: Plane | undefined;
};

type Person = {
  /** What the models say of the person or animal together, 0 to 1. */
  seen: Plane;
  /** Where it is people, without a doubt. */
  people?: People | undefined;
};

/**
 * A person or an animal at the picture's size, where one is wanted and sure: people always, else where
 * the subject's model needs help, for this one takes round things for heads.
 */
export function personIn(image: RgbaImage, hints: CutoutHints): Person | undefined {
  const { personMask, subjectMask } = hints;
  const isPeople = seesPeople(hints.boxes);
  if (!personMask || !isSure(personMask, isPeople ? leastSureOfPeople : leastSure))
    return undefined;
  const whole = (plane: Plane) => resizePlane(plane, image.width, image.height);
  if (!subjectMask) return personOf(whole(personMask), isPeople);
  if (!isPeople && (hints.isBoxed || isTrusted(subjectMask))) return undefined;
  return personOf(whole(personMask), isPeople, whole(subjectMask));
}

function personOf(mask: Plane, isPeople: boolean, subject?: Plane): Person {
  const people = isPeople ? { mask, subject } : undefined;
  if (!subject) return { seen: mask, people };
  const forMore = isPeople ? seesMoreThanPeople : seesMore;
  const forLess = isPeople ? seesLessThanPeople : seesLess;
  const seen = mapPlane(mask, (value, i) => {
    const more = (subject.data[i] as number) - value;
    return value + (more > 0 ? forMore : forLess) * more;
  });
  return { seen, people };
}

/** Whether the detector, which does not go by outlines, sees people. */
export const seesPeople = (boxes: readonly FoundObject[] = []): boolean =>
  boxes.some(
    ({ kind, score, width, height }) =>
      kind === aPerson && score >= isThere && width * height >= smallest,
  );

function isSure({ data }: Plane, least: number): boolean {
  let [some, most] = [0, 0];
  for (const value of data) {
    if (value > 0.15) some += 1;
    if (value > 0.9) most += 1;
  }
  return some / data.length > leastShare && most / some > least;
}
