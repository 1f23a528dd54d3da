import { interlaced, triangle } from './interlaced.ts';
import {
  arc,
  band,
  circle,
  curve,
  hole,
  polar,
  ring,
  solid,
  through,
  turned,
  type Point,
} from './pen.ts';

const middle: Point = [256, 256];

/** Signs of the Norse and of the Celts, in boxes of 512 units. */
export const northernSigns: Record<string, () => string> = {
  'tintory/valknut': valknut,
  'tintory/helm-of-awe': helmOfAwe,
  'tintory/triskele': triskele,
  'tintory/celtic-cross': celticCross,
};

/** Three triangles like Borromean rings: each lies over the next, and no two are linked. */
function valknut(): string {
  const strands = [-60, 60, 180].map((degrees) => triangle(polar([274, 286], 70, degrees), 160));
  return interlaced(strands, 15, 8, (one, other) => (other - one + 3) % 3 === 1);
}

/** Eight staves with three bars and a fork each. */
function helmOfAwe(): string {
  const stave = (degrees: number) => {
    const lines: Point[][] = [
      [
        [256, 256],
        [256, 24],
      ],
      ...[112, 132, 152].map((out, i): Point[] => [
        [256 - 26 + i * 2, 256 - out],
        [256 + 26 - i * 2, 256 - out],
      ]),
      curve(through('206 40, 216 78, 256 92, 296 78, 306 40')),
    ];
    return lines.map((line) => band(turned(line, middle, degrees), 6.5)).join('');
  };
  return Array.from({ length: 8 }, (_, i) => stave(i * 45)).join('') + ring(middle, 44, 6);
}

/** Three spirals that turn out of one middle. */
function triskele(): string {
  const spiral = (turn: number) => {
    const line = Array.from({ length: 90 }, (_, i): Point => {
      const t = i / 89;
      return polar([256, 136], 102 * (1 - t * 0.93), 90 + t * 800);
    });
    return band(turned(line, middle, turn), (t) => Math.min(5 + 130 * t, 17 - 6 * t));
  };
  return [0, 120, 240].map(spiral).join('') + solid(circle(middle, 8));
}

/** Arms that widen outwards, the ring behind them. */
function celticCross(): string {
  const arm = (degrees: number, length: number) => {
    const [near, far] = [26, 48];
    const outline: Point[] = [
      [256 - near + 4, 256 - 48],
      ...curve([
        [256 - near, 214],
        [256 - near - 2, 190],
        [256 - far, 256 - length],
      ]),
      ...curve([
        [256 + far, 256 - length],
        [256 + near + 2, 190],
        [256 + near, 214],
      ]),
      [256 + near - 4, 256 - 48],
    ];
    return solid(turned(outline, middle, degrees).map(([x, y]): Point => [x, y - 60]));
  };
  const at: Point = [256, 196];
  const quarters = [0, 90, 180, 270]
    .map((degrees) => {
      const [from, to] = [degrees + 21, degrees + 69];
      return solid([...arc(at, 132, from, to), ...arc(at, 96, to, from)]);
    })
    .join('');
  const hub = solid(circle(at, 36)) + hole(circle(at, 17));
  return arm(0, 182) + arm(90, 182) + arm(180, 300) + arm(270, 182) + hub + quarters;
}
