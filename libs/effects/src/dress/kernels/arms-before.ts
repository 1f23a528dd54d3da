import { armLength, walkArm, type BodyFrame } from './body-frame.ts';
import { onBody } from './person-layers.ts';

/** Minimum share of an arm that lies in front of the body. */
const leastPart = 0.2;
/** Maximum distance of those points from the axis, in half widths of the body. */
const inside = 0.75;

/** Whether a visible arm lies across the body. */
export function armsBefore(body: BodyFrame): boolean {
  return body.arms.some((arm) => {
    if (!arm.isSeen) return false;
    const places = Array.from({ length: 20 }, (_, i) =>
      onBody(walkArm(arm, (armLength(arm) * (i + 1)) / 20)[0], body),
    );
    const across = places.filter(
      ([share, aside]) =>
        share > 0.3 &&
        share < 1 &&
        Math.abs(aside) < body.halfWidth(share, aside < 0 ? -1 : 1) * inside,
    );
    return across.length > places.length * leastPart;
  });
}
