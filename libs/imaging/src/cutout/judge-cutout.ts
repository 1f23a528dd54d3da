import type { CutoutWarning } from '@tintory/contract';
import type { Plane } from '@tintory/pixels';
import type { FoundObject } from '../models/object-boxes.ts';
import { confidenceOf, unsureBelow } from './confidence.ts';
import type { Passes } from './cutout-types.ts';

/** Least size of a part that a pass and the mask disagree on, as a fraction of the mask. */
const leastPart = 0.08;
/** The subject is cut off if it covers this fraction of each of the picture's four sides. */
const leastTouched = 0.05;
/**
 * The detector's class of wine glasses; least score and least filled fraction of its box to count.
 */
const [wineGlass, isThere, leastFilled] = [40, 0.3, 0.3];
/** The confidence of a cutout that gets a warning although the passes agree. */
const told = 0.6;

type Found = {
  /** Probability that a pixel is a person's, if there are any. */
  people?: Plane | undefined;
  boxes?: readonly FoundObject[] | undefined;
  /** Whether the background is visible through the subject. */
  isClear?: boolean;
};

/**
 * The confidence of a cutout and its possible faults: regions that only one pass sees may be
 * missing parts or kept neighbours; a subject cut off by all four sides is larger than the picture;
 * wine glasses and transparent subjects are cut out as if solid.
 *
 * @param mask 0 or 1
 * @param passes of the same size
 */
export function judgeCutout(
  mask: Plane,
  passes: Passes,
  { people, boxes = [], isClear = false }: Found = {},
): { confidence: number; warnings: CutoutWarning[] } {
  const confidence = confidenceOf(mask, passes, people);
  const warnings = new Set<CutoutWarning>(
    confidence < unsureBelow ? unsureParts(mask, passes) : [],
  );
  if (isCutOff(mask)) warnings.add('larger_than_picture');
  if (isClear || boxes.some((box) => isGlass(box, mask))) warnings.add('see_through');
  return {
    confidence: warnings.size > 0 ? Math.min(told, confidence) : confidence,
    warnings: [...warnings],
  };
}

/** Which of the two it is, or both; the larger one if both are small. */
function unsureParts({ data }: Plane, { stretched, framed }: Passes): CutoutWarning[] {
  let [missing, kept, area] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 1) {
    const [one, other] = [stretched.data[i] as number, framed.data[i] as number];
    if (data[i]) area += 1;
    if (data[i] && Math.min(one, other) < 0.5) kept += 1;
    if (!data[i] && Math.max(one, other) > 0.5) missing += 1;
  }
  const least = Math.min(leastPart * area, Math.max(missing, kept));
  const isMissing: CutoutWarning[] = missing >= least ? ['part_missing'] : [];
  return kept >= least ? [...isMissing, 'neighbour_kept'] : isMissing;
}

/** Whether the subject is larger than the picture. */
function isCutOff({ data, width, height }: Plane): boolean {
  const touched = [0, 0, 0, 0];
  const touch = (side: number, at: number, length: number) => {
    touched[side] = (touched[side] as number) + (data[at] as number) / length;
  };
  for (let x = 0; x < width; x += 1) {
    touch(0, x, width);
    touch(1, (height - 1) * width + x, width);
  }
  for (let y = 0; y < height; y += 1) {
    touch(2, y * width, height);
    touch(3, y * width + width - 1, height);
  }
  return touched.every((share) => share >= leastTouched);
}

function isGlass(box: FoundObject, { data, width, height }: Plane): boolean {
  if (box.kind !== wineGlass || box.score < isThere) return false;
  let [filled, area] = [0, 0];
  const bottom = Math.min(height, (box.y + box.height) * height);
  const right = Math.min(width, (box.x + box.width) * width);
  for (let y = Math.floor(box.y * height); y < bottom; y += 1) {
    for (let x = Math.floor(box.x * width); x < right; x += 1) {
      filled += data[y * width + x] as number;
      area += 1;
    }
  }
  return filled > leastFilled * area;
}
