import type { Seen } from '@tintory/imaging/cutout';
import type { FoundObject } from '@tintory/imaging/models';
import type { Thing } from './subject-traits.ts';

/** The detector's score from which its kind is believed; living things are told apart from things earlier. */
const [believed, believedPerson, believedAnimal] = [0.4, 0.35, 0.25];
/** What the box of a kind and the subject's bounds have in common, over both. */
const leastShared = 0.55;
/** A person with an umbrella or a bicycle is a person: their box covers so much of the subject. */
const leastOfSubject = 0.4;

/** Nobody's face is more of a whole figure: larger ones are dolls'. */
const mostFace = 0.25;

const person = 0;
/** COCO's numbers. */
const animals = range(14, 23);
const vehicles = range(1, 8);

type Box = { x: number; y: number; width: number; height: number };

/**
 * @param isCut whether the photograph shows only part of it
 * @returns what a subject is; `kind` is its number among COCO's classes, where the detector knows it
 */
export function findThing(
  { boxes, faces }: Seen,
  subject: Box,
  isCut: boolean,
): { thing: Thing; kind?: number; face?: number } {
  const face = largestFace(faces, subject);
  const isDoll = (face?.face ?? 0) > mostFace && !isCut;
  const people = isDoll
    ? []
    : boxes.filter(({ kind, score }) => kind === person && score >= believedPerson);
  if (people.some((box) => common(box, subject) / area(subject) >= leastOfSubject)) {
    return { thing: 'person', kind: person, ...face };
  }
  const least = (kind: number) => (animals.has(kind) ? believedAnimal : believed);
  const best = boxes
    .filter(({ kind, score }) => kind !== person && score >= least(kind))
    .filter((box) => overlap(box, subject) > leastShared)
    .sort((a: FoundObject, b: FoundObject) => b.score - a.score)[0];
  if (!best) return { thing: 'product' };
  const { kind } = best;
  // An unsure animal is one, but not of a kind that tells its size.
  if (animals.has(kind) && best.score < believed) return { thing: 'animal' };
  const thing = animals.has(kind) ? 'animal' : vehicles.has(kind) ? 'vehicle' : 'product';
  return { thing, kind };
}

/** The height of the largest face, in shares of the subject's. */
function largestFace(faces: Seen['faces'], subject: Box): { face?: number } {
  const heights = faces
    .filter((box) => common(box, subject) > area(box) / 2)
    .map(({ height }) => height);
  return heights.length > 0 ? { face: Math.max(...heights) / subject.height } : {};
}

const area = ({ width, height }: Box): number => width * height;

function common(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function overlap(a: Box, b: Box): number {
  const both = common(a, b);
  return both / (area(a) + area(b) - both);
}

function range(first: number, last: number): ReadonlySet<number> {
  return new Set(Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
