import { beside, climb, runsOf, type CoilPoint } from './coil.ts';

/** Half widths of the body at tail, middle and neck. */
const [tail, belly, neck] = [1.5, 28, 19];

/**
 * Draws a snake coiled around an upright shaft without the shaft: every second run is open in the
 * middle, where it passes behind. In a box of 512 units.
 *
 * @param shaft half the breadth of what stays free for the shaft
 */
export function coiledSnake(shaft = 48): string {
  const spine = climb();
  const last = spine.length - 1;
  const bands = runsOf(spine, shaft).map((run) =>
    band(run.map((i): [CoilPoint, number] => [spine[i] as CoilPoint, breadth(i / last)])),
  );
  return bands.join('') + head(spine[last] as CoilPoint);
}

function breadth(t: number): number {
  if (t < 0.42) return tail + (belly - tail) * Math.sin((t / 0.42) * (Math.PI / 2));
  return t < 0.8 ? belly : belly + (neck - belly) * ((t - 0.8) / 0.2);
}

function band(run: [CoilPoint, number][]): string {
  if (run.length < 2) return '';
  const side = (way: 1 | -1) => run.map(([point, half]) => beside(point, half * way));
  return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`;
}

const pair = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** From above: broad cheeks, an eye left open, a forked tongue. */
function head({ x, y, heading }: CoilPoint): string {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const at = (along: number, side: number) =>
    pair(x + along * cos - side * sin, y + along * sin + side * cos);
  const skull = `M${at(-4, -neck)}C${at(8, -38)} ${at(46, -36)} ${at(68, -13)}C${at(76, -4)} ${at(76, 4)} ${at(68, 13)}C${at(46, 36)} ${at(8, 38)} ${at(-4, neck)}Z`;
  // Against the direction of the skull, so that they are holes.
  const eyes = `M${at(34, 9)}L${at(50, 8)}L${at(42, 18)}ZM${at(34, -9)}L${at(42, -18)}L${at(50, -8)}Z`;
  const tongue = `M${at(74, -2.5)}L${at(98, -3)}L${at(116, -15)}L${at(106, 0)}L${at(116, 15)}L${at(98, 3)}L${at(74, 2.5)}Z`;
  return skull + eyes + tongue;
}
