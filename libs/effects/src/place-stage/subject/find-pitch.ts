import type { Thing } from './subject-traits.ts';
import { baseCurve } from './base-curve.ts';
import { boxCorner } from './box-corner.ts';
import type { Contact } from './contact.ts';
import { footEllipse } from './foot-ellipse.ts';
import { rimEllipse } from './rim-ellipse.ts';
import type { Silhouette } from './silhouette.ts';

/** The stage's camera is held between these: lower there is no ground, higher no place behind it. */
const lowest = 3;
const highest = { table: 22, floor: 12.5 };
/** Half of the stage's field of view, as a tangent. */
const halfView = Math.tan((16 * Math.PI) / 180);

const degrees = (radians: number): number => (radians * 180) / Math.PI;

export type FoundPitch = {
  /** The angle under which the ground at the subject was seen, in degrees below the horizon. */
  footAngle: number;
  by: 'foot' | 'rim' | 'corner' | 'base' | 'feet' | 'kind';
};

/** Angles of what nothing else is known of, as photographs of such things mostly are: degrees. */
const usualAngles = {
  person: 12,
  vehicle: 13,
  /** Cats and dogs are seen from a person's height, larger animals along the ground. */
  smallAnimal: 27,
  largeAnimal: 15,
  tall: 13,
  compact: 16,
  /** Shoes and trays are laid before the camera. */
  flat: 20,
} as const;
/** COCO's numbers of birds, cats and dogs. */
const smallAnimals: ReadonlySet<number> = new Set([14, 15, 16]);
/** Heights in widths from which a product is tall, and below which it is flat. */
const [tallFrom, flatBelow] = [1.5, 0.62];

/** How far the curve of a base, and the places of several feet, are believed beside what is usual. */
const [baseWeight, feetWeight] = [0.7, 0.6];
/** Two feet lie on no line that is seen at its steepest. */
const turned = 1.3;
/** What stands on so much of its width is seen along the ground: degrees at most. */
const [wideReach, alongGround] = [0.6, 12];

type Subject = { thing: Thing; kind?: number | undefined };

/** The angle under which the ground at a subject was seen, from the first of its outline that tells. */
export function findPitch(
  outline: Silhouette,
  contact: Contact,
  { thing, kind }: Subject,
): FoundPitch {
  const usual = usualAngle(outline, { thing, kind });
  if (thing === 'product') {
    const exact = ofProduct(outline);
    if (exact) return exact;
    const curve = baseCurve(outline.low);
    if (contact.reach > wideReach) return { footAngle: Math.min(usual, alongGround), by: 'base' };
    if (curve !== undefined) {
      return { footAngle: curve * baseWeight + usual * (1 - baseWeight), by: 'base' };
    }
  }
  const feet = thing === 'person' ? undefined : feetAngle(contact, outline);
  if (feet === undefined) return { footAngle: usual, by: 'kind' };
  return { footAngle: feet * feetWeight + usual * (1 - feetWeight), by: 'feet' };
}

function ofProduct(outline: Silhouette): FoundPitch | undefined {
  const foot = footEllipse(outline.low);
  if (foot !== undefined) return { footAngle: foot, by: 'foot' };
  const rim = rimEllipse(outline);
  if (rim !== undefined) return { footAngle: rim, by: 'rim' };
  const corner = boxCorner(outline.low);
  return corner === undefined ? undefined : { footAngle: corner, by: 'corner' };
}

/** Feet stand on the ground's corners: seen from above, the far ones are higher in the picture. */
function feetAngle({ feet }: Contact, { width, height }: Silhouette): number | undefined {
  const near = feet.find(({ up }) => up === 0);
  const slopes = feet
    .filter((foot) => near && foot !== near)
    .map(({ x, up }) => (turned * up * height) / (Math.abs(x - (near?.x ?? 0)) * width));
  return slopes.length > 0 ? degrees(Math.asin(Math.min(0.6, Math.max(...slopes)))) : undefined;
}

function usualAngle({ width, height }: Silhouette, { thing, kind }: Subject): number {
  if (thing === 'person' || thing === 'vehicle') return usualAngles[thing];
  if (thing === 'animal') {
    return kind === undefined || smallAnimals.has(kind)
      ? usualAngles.smallAnimal
      : usualAngles.largeAnimal;
  }
  const slender = height / width;
  if (slender >= tallFrom) return usualAngles.tall;
  return slender < flatBelow ? usualAngles.flat : usualAngles.compact;
}

/**
 * The pitch at which the stage sees a foot under the angle of its photograph.
 *
 * @param below how far the foot is below the picture's middle, in shares of its side
 */
export function pitchFor(
  footAngle: number,
  below: number,
  ground: keyof typeof highest = 'table',
): number {
  const belowAxis = degrees(Math.atan(2 * below * halfView));
  return Math.min(highest[ground], Math.max(lowest, footAngle - belowAxis));
}
