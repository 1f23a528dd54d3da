import type { Seen } from '@tintory/imaging/cutout';
import type { FoundObject } from '@tintory/imaging/models';
import type { Thing } from './subject-traits.ts';

/** Detector scores from which a kind, a person and an animal are accepted. */
const [believed, believedPerson, believedAnimal] = [0.4, 0.35, 0.25];
/** Least intersection over union of a kind's box and the subject's bounds. */
const leastShared = 0.55;
/**
 * Least share of the subject that a person's box covers: a person with an umbrella or a bicycle is
 * a person.
 */
const leastOfSubject = 0.4;

/** A face larger than this share of a whole figure is a doll's. */
const mostFace = 0.25;

const person = 0;
/** COCO's numbers. */
const animals = range(14, 23);
const vehicles = range(1, 8);

type Box = { x: number; y: number; width: number; height: number };

/**
 * @param isCut whether the photograph shows only part of it
 * @returns what a subject is; `kind` is its COCO class, if the detector knows it
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

/** The height of the largest face, as a share of the subject's. */
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
