import { shouldersOf, type GarmentShape } from './garment-shape.ts';
import { topOf, widthOf } from './silhouette.ts';

/** How far a back's edge hangs down between the shoulders at most, in halves of the neckline's width. */
const mostDip = 0.18;
/** How high a collar stands at least, how much wider the shoulders are below it: in widths of the waist. */
const [leastCollar, leastStep] = [0.12, 0.3];
/** How wide it is at its top, of its foot: shoulders that slope to a neckline only widen. */
const upright = 0.75;

/** Whether what an outline shows between its shoulders can be the edge of its back: higher than any front's. */
export function showsBack(shape: GarmentShape): boolean {
  const { left, right, outline } = shape;
  const [half, top] = [(right.neck[0] - left.neck[0]) / 2, (left.neck[1] + right.neck[1]) / 2];
  const first = topOf(outline.mask, (left.neck[0] + right.neck[0]) / 2);
  return first !== undefined && first - top <= half * mostDip && !hasCollar(shape);
}

/** A collar that stands up, and that of a polo-neck, lies around a neck as it should. */
function hasCollar({ outline: { mask, top, waist } }: GarmentShape): boolean {
  const foot = shouldersOf(mask, top, waist);
  const narrow = widthOf(mask, foot - waist * 0.03);
  const step = widthOf(mask, foot + waist * 0.1) - narrow;
  const isUpright = widthOf(mask, top + waist * 0.03) > narrow * upright;
  return foot - top > waist * leastCollar && step > waist * leastStep && isUpright;
}
