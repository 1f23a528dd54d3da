import type { Thing } from './subject-traits.ts';
import { baseCurve } from './base-curve.ts';
import { boxCorner } from './box-corner.ts';
import type { Contact } from './contact.ts';
import { footEllipse } from './foot-ellipse.ts';
import { rimEllipse } from './rim-ellipse.ts';
import type { Silhouette } from './silhouette.ts';

/**
 * Limits of the stage camera's pitch in degrees: lower shows no ground, higher no place behind it.
 */
const lowest = 3;
const highest = { table: 22, floor: 12.5 };
/** Tangent of half the stage's field of view. */
const halfView = Math.tan((16 * Math.PI) / 180);

const degrees = (radians: number): number => (radians * 180) / Math.PI;

export type FoundPitch = {
  /** The angle at which the ground at the subject was seen, in degrees below the horizon. */
  footAngle: number;
  by: 'foot' | 'rim' | 'corner' | 'base' | 'feet' | 'kind';
};

/** Usual angles in photographs of such subjects, in degrees, used if nothing else tells. */
const usualAngles = {
  person: 12,
  vehicle: 13,
  /** Cats and dogs are photographed from a person's height, larger animals along the ground. */
  smallAnimal: 27,
  largeAnimal: 15,
  tall: 13,
  compact: 16,
  /** Shoes and trays lie in front of the camera. */
  flat: 20,
} as const;
/** COCO's numbers of birds, cats and dogs. */
const smallAnimals: ReadonlySet<number> = new Set([14, 15, 16]);
/** Ratio of height to width from which a product is tall, and below which it is flat. */
const [tallFrom, flatBelow] = [1.5, 0.62];

/**
 * Weights of the angles from a base's curve and from several feet; the rest is the usual angle's.
 */
const [baseWeight, feetWeight] = [0.7, 0.6];
/** Corrects the slope between two feet, whose line is rarely seen at its steepest. */
const turned = 1.3;
/**
 * A product that touches the ground over this share of its width was seen at no more than this many
 * degrees.
 */
const [wideReach, alongGround] = [0.6, 12];

type Subject = { thing: Thing; kind?: number | undefined };

/**
 * The angle at which the ground at a subject was seen, from the first conclusive feature of its
 * outline.
 */
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

/** Seen from above, feet farther back are higher in the picture. */
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
 * The camera pitch at which the stage shows a foot at the angle of its photograph.
 *
 * @param below how far the foot is below the picture's middle, as a share of its side
 */
export function pitchFor(
  footAngle: number,
  below: number,
  ground: keyof typeof highest = 'table',
): number {
  const belowAxis = degrees(Math.atan(2 * below * halfView));
  return Math.min(highest[ground], Math.max(lowest, footAngle - belowAxis));
}
