import type { Plane } from '@tintory/pixels';
import { valueAt, type BodyFrame } from './body-frame.ts';
import { between, distance, type Point } from './body-pose.ts';
import type { GarmentShape, GarmentSide } from './garment-shape.ts';
import { onShoulder } from './shoulder-line.ts';

/** The top of a shoulder's outer end: the joint is below and inside it. */
export function tipOf(body: BodyFrame, alpha: Plane, side: -1 | 1): Point {
  const { shoulder } = body.arms[side < 0 ? 0 : 1];
  const out = body.shoulders * 0.09 * side;
  const start: Point = [shoulder[0] + body.across[0] * out, shoulder[1] + body.across[1] * out];
  const lift = (up: number): Point => [start[0] - body.down[0] * up, start[1] - body.down[1] * up];
  const most = body.shoulders * 0.22;
  let up = body.shoulders * 0.04;
  while (up < most && valueAt(alpha, lift(up)) > 0.5) up += 1;
  // Hair that falls over a shoulder hides its end.
  return lift(up >= most ? body.shoulders * 0.1 : up + 1);
}

/**
 * The end of the shoulder seam: a strap ends before the shoulder does, as in the garment's picture.
 */
export function seamEndOn(
  points: GarmentSide,
  { outline }: GarmentShape,
  tips: readonly [Point, Point],
  side: -1 | 1,
): Point {
  const tip = tips[side < 0 ? 0 : 1];
  return between(between(...tips), tip, seamShare(points, outline));
}

/** Length of the shoulder seam as a share of the shoulder: 1 with a sleeve. */
function seamShare(
  { shoulder, armpit, sleeve }: GarmentSide,
  { middle }: GarmentShape['outline'],
): number {
  if (sleeve) return 1;
  const kept = Math.abs((shoulder[0] - middle) / (armpit[0] - middle || 1));
  return Math.min(0.95, Math.max(0.5, kept));
}

/** Keeps the neckline's proportion, but never narrower than the body's neck. */
export function neckOf(
  points: GarmentSide,
  { outline, isHooded }: GarmentShape,
  body: BodyFrame,
  bare: Plane,
  tips: readonly [Point, Point],
  side: -1 | 1,
): Point {
  const wide = Math.abs(points.shoulder[0] - outline.middle);
  const share = Math.abs(points.neck[0] - outline.middle) / Math.max(1, wide);
  const seam = seamShare(points, outline);
  // A strap keeps its width in proportion.
  const part = Math.min(isHooded ? 0.55 : 0.85, Math.max(0.34, share * seam));
  const [x, y] = onShoulder(body, bare, tips, side, part);
  const cloth = body.shoulders * 0.012;
  return [x - body.down[0] * cloth, y - body.down[1] * cloth];
}

/** The middle of the shoulder seam, as a share of the way from the neck's middle to the tip. */
export function halfWay(neck: Point, seamEnd: Point, tips: readonly [Point, Point]): number {
  const middle = between(...tips);
  const whole = Math.max(1, distance(...tips));
  return (distance(neck, middle) + distance(seamEnd, middle)) / whole;
}
