import { crossAt } from './cross.ts';
import { circle, solid, type Point } from './pen.ts';

/** A rosary whose cross hangs below, in a box of 512 units. */
export const rosaries: Record<string, () => string> = { 'tintory/rosary': rosary };

/** Beads of the round, of which every seventh is larger. */
const [beads, decade] = [35, 7];

function rosary(): string {
  const round = Array.from({ length: beads }, (_, i) => {
    const angle = Math.PI / 2 + ((i + 0.5) / beads) * 2 * Math.PI;
    // Pulled down to a point by the cross.
    const drop = Math.max(0, Math.sin(angle)) ** 6 * 26;
    const at: Point = [256 + Math.cos(angle) * 138, 150 + Math.sin(angle) * 138 + drop];
    return solid(circle(at, i % decade === decade >> 1 ? 16 : 11));
  });
  const hanging = [338, 364].map((y) => solid(circle([256, y], 10)));
  return round.join('') + hanging.join('') + solid(crossAt([256, 444], 0.26));
}
