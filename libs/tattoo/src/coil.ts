/** A point of a coil and its direction in radians. */
export type CoilPoint = { x: number; y: number; heading: number };

/** Half the height of a turn, and the distance between two turns. */
const bend = 37;
const across = 168;
/** Degrees of a turn; runs between turns climb a little. */
const arc = 172;
const crossings = 5;
/** Number of points of a snake's neck. */
export const neckPoints = 19;

/** Centre line of a coil from the lower end up. */
export function climb(): CoilPoint[] {
  const slope = ((180 - arc) / 2) * (Math.PI / 180);
  const points: CoilPoint[] = [];
  let at: CoilPoint = { x: 256 - across * 0.5, y: 500, heading: -slope };
  const step = (length: number, turn: number) => {
    const heading = at.heading + turn;
    at = { x: at.x + Math.cos(heading) * length, y: at.y + Math.sin(heading) * length, heading };
    points.push(at);
  };
  const [steps, straight] = [22, 56];
  const turnStep = (arc * Math.PI) / 180 / steps;
  for (let crossing = 0; crossing < crossings; crossing += 1) {
    for (let i = 0; i < straight; i += 1) step(across / straight, 0);
    if (crossing === crossings - 1) break;
    const way = crossing % 2 === 0 ? -1 : 1;
    for (let i = 0; i < steps; i += 1) step(bend * turnStep, way * turnStep);
  }
  // The neck lifts and looks back over the coils.
  for (let i = 0; i < 11; i += 1) step(5, -0.13);
  for (let i = 0; i < 8; i += 1) step(4, 0.14);
  return points;
}

/**
 * The points of each run that passes in front of the shaft, by index.
 *
 * @param shaft half the breadth of what stays free for it
 */
export function runsOf(spine: readonly CoilPoint[], shaft: number): number[][] {
  const runs: number[][] = [[]];
  spine.forEach(({ x, heading }, i) => {
    const isBehind = Math.cos(heading) < 0 && Math.abs(x - 256) < shaft;
    if (!isBehind) runs.at(-1)?.push(i);
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs;
}

/** A point beside another, as path data. */
export const beside = ({ x, y, heading }: CoilPoint, side: number): string =>
  `${(x - Math.sin(heading) * side).toFixed(1)} ${(y + Math.cos(heading) * side).toFixed(1)}`;
