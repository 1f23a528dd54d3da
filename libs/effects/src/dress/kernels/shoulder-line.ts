import type { Plane } from '@tintory/pixels';
import { valueAt, type BodyFrame } from './body-frame.ts';
import { between, type Point } from './body-pose.ts';

/** Minimum and maximum rise of a shoulder towards the neck, in pixels per pixel. */
const [flattest, steepest] = [0.12, 0.52];

/**
 * A point on a shoulder's upper edge between neck and tip: on the outline, or where it would be
 * without hair.
 *
 * @param bare the person without hair, 0 to 1
 * @param part 0 at the neck's middle, 1 at the tip
 */
export function onShoulder(
  body: BodyFrame,
  bare: Plane,
  tips: readonly [left: Point, right: Point],
  side: -1 | 1,
  part: number,
): Point {
  const tip = tips[side < 0 ? 0 : 1];
  const middle = between(...tips);
  const steps = Math.max(1, Math.round(Math.hypot(tip[0] - middle[0], tip[1] - middle[1])));
  let rise = 0;
  for (let step = 1; step <= steps * (1 - part); step += 1) {
    const base = between(tip, middle, step / steps);
    const most = rise + steepest;
    let here = rise + flattest;
    while (here < most && valueAt(bare, above(base, body, here)) > 0.5) here += 0.1;
    rise = here;
  }
  return above(between(tip, middle, 1 - part), body, rise);
}

const above = ([x, y]: Point, { down }: BodyFrame, by: number): Point => [
  x - down[0] * by,
  y - down[1] * by,
];
