import { beside, climb, neckPoints, runsOf, type CoilPoint } from '../coil.ts';

/** Half the rope's breadth, the points from strand to strand, and those of the air between two. */
const [half, lay, air] = [22, 8, 2];
/** How far a strand goes on while it crosses the rope, in strands. */
const slant = 0.55;
/** Half the breadth of what stays free for the shaft. */
const shaft = 48;

/** A rope in coils about an upright shaft that is not drawn, of strands that slant across it. */
export function coiledRope(): string {
  const spine = climb().slice(0, -neckPoints);
  return runsOf(spine, shaft)
    .flatMap((run) => strands(run.map((i) => spine[i] as CoilPoint)))
    .join('');
}

function strands(run: readonly CoilPoint[]): string[] {
  const count = Math.max(1, Math.round(run.length / lay));
  const step = run.length / count;
  const last = run.length - 1;
  return Array.from({ length: count }, (_, nth) => {
    const at = (along: number, side: number) => {
      const i = Math.round(Math.min(last, Math.max(0, nth * step + along)));
      return beside(run[i] as CoilPoint, side);
    };
    const sides = [1, 0.5, -0.5, -1];
    const edge = (from: number, across: readonly number[]) =>
      across.map((side) => at(from + step * (1 - side) * slant, half * side)).join('L');
    return `M${edge(0, sides)}L${edge(step - air, sides.toReversed())}Z`;
  });
}
