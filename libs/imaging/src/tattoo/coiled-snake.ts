type Point = { x: number; y: number; heading: number };

/** Half the height that a turn to the other side takes, and the way across between two turns. */
const bend = 37;
const across = 168;
/** Degrees of a turn: each way across also climbs a little. */
const arc = 172;
const crossings = 5;
/** Half of the body's breadth at the tail's end, in its middle and at the neck. */
const [tail, belly, neck] = [1.5, 28, 19];
/** Half the breadth of what stays free for the shaft. */
const shaft = 48;

/**
 * A snake in coils about an upright shaft that is not drawn: every second way across is left open
 * in the middle, where the body passes behind. In a box of 512 units.
 */
export function coiledSnake(): string {
  const spine = climb();
  const runs: [Point, number][][] = [[]];
  spine.forEach((point, i) => {
    const isBehind = Math.cos(point.heading) < 0 && Math.abs(point.x - 256) < shaft;
    const run = runs.at(-1) as [Point, number][];
    if (!isBehind) run.push([point, breadth(i / (spine.length - 1))]);
    else if (run.length > 0) runs.push([]);
  });
  const end = spine.at(-1) as Point;
  return runs.map(band).join('') + head(end);
}

function breadth(t: number): number {
  if (t < 0.42) return tail + (belly - tail) * Math.sin((t / 0.42) * (Math.PI / 2));
  return t < 0.8 ? belly : belly + (neck - belly) * ((t - 0.8) / 0.2);
}

/** The middle of the body from the tail to the neck, a point every few units. */
function climb(): Point[] {
  const slope = ((180 - arc) / 2) * (Math.PI / 180);
  const points: Point[] = [];
  let at: Point = { x: 256 - across * 0.5, y: 500, heading: -slope };
  const step = (length: number, turn: number) => {
    const heading = at.heading + turn;
    at = { x: at.x + Math.cos(heading) * length, y: at.y + Math.sin(heading) * length, heading };
    points.push(at);
  };
  const steps = 22;
  const turnStep = (arc * Math.PI) / 180 / steps;
  for (let crossing = 0; crossing < crossings; crossing += 1) {
    for (let i = 0; i < steps; i += 1) step(across / steps, 0);
    if (crossing === crossings - 1) break;
    const way = crossing % 2 === 0 ? -1 : 1;
    for (let i = 0; i < steps; i += 1) step(bend * turnStep, way * turnStep);
  }
  // The neck lifts and looks back over the coils.
  for (let i = 0; i < 11; i += 1) step(5, -0.13);
  for (let i = 0; i < 8; i += 1) step(4, 0.14);
  return points;
}

function band(run: [Point, number][]): string {
  if (run.length < 2) return '';
  const side = (way: 1 | -1) =>
    run.map(([{ x, y, heading }, half]) =>
      pair(x - Math.sin(heading) * half * way, y + Math.cos(heading) * half * way),
    );
  return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`;
}

const pair = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** From above: broad cheeks, an eye left open, a forked tongue. */
function head({ x, y, heading }: Point): string {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const at = (along: number, side: number) =>
    pair(x + along * cos - side * sin, y + along * sin + side * cos);
  const skull = `M${at(-4, -neck)}C${at(8, -38)} ${at(46, -36)} ${at(68, -13)}C${at(76, -4)} ${at(76, 4)} ${at(68, 13)}C${at(46, 36)} ${at(8, 38)} ${at(-4, neck)}Z`;
  // Against the way the skull is drawn, so that they stay open.
  const eyes = `M${at(34, 9)}L${at(50, 8)}L${at(42, 18)}ZM${at(34, -9)}L${at(42, -18)}L${at(50, -8)}Z`;
  const tongue = `M${at(74, -2.5)}L${at(98, -3)}L${at(116, -15)}L${at(106, 0)}L${at(116, 15)}L${at(98, 3)}L${at(74, 2.5)}Z`;
  return skull + eyes + tongue;
}
