import type { Still } from '../render.ts';
import type { Person } from './person.ts';
import { portrait } from './portrait.ts';

/** Pixels of two people beside each other. */
export const duoSize = { width: 960, height: 600 };

/** How far each stands from the middle, and how far nobody reaches beyond it. */
const [aside, beyond] = [1.46, 0.2];

/** Two people in the light of one window, the first on the left. */
export function duo(first: Person, second: Person): Still {
  const [left, right] = [portrait(first), portrait(second)];
  return {
    ...left,
    name: `${first.name}-${second.name}`,
    distance: (x, y, z) => {
      const onLeft = x < 0;
      const own = onLeft ? left.distance(x + aside, y, z) : right.distance(x - aside, y, z);
      // The other one is asked only near the middle: each is slow to answer.
      const away = Math.abs(x) - beyond;
      if (away > 0.1) return Math.min(own, away);
      return Math.min(
        own,
        onLeft ? right.distance(x - aside, y, z) : left.distance(x + aside, y, z),
      );
    },
    materialAt: (x, y, z) =>
      x < 0 ? left.materialAt(x + aside, y, z) : right.materialAt(x - aside, y, z),
    bounds: { center: left.bounds.center, radius: left.bounds.radius + aside },
  };
}
