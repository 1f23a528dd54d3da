import { coiledSnake } from './coiled-snake.ts';
import { bottles } from './drawn/bottles.ts';
import { coilShafts } from './drawn/coil-shafts.ts';
import { coiledRope } from './drawn/coiled-rope.ts';
import { shotHearts } from './drawn/shot-heart.ts';

/** Motifs drawn here because the icon set has none that reads well; boxes of 512 units. */
export const ownMotifs: Record<string, () => string> = {
  ...bottles,
  ...coilShafts,
  ...shotHearts,
  'tintory/butterfly': butterfly,
  'tintory/close-coiled-snake': () => coiledSnake(27),
  'tintory/coiled-rope': coiledRope,
  'tintory/full-moon': fullMoon,
  'tintory/moon-disc': moonDisc,
  'tintory/semicolon-butterfly': () => semicolonBody + feelers + wings(),
};

type Wing = {
  base: [x: number, y: number];
  /** Angles in degrees from the first vein to the last, clockwise from the right. */
  veins: number[];
  /** The wing's length at an angle. */
  reach: (degrees: number) => number;
};

const forewing: Wing = {
  base: [264, 244],
  veins: [-60, -47, -36, -25, -12, 3, 18],
  reach: (at) =>
    262 -
    52 * ((at + 46) / 54) ** 2 -
    Math.max(0, -48 - at) ** 2 * 0.3 -
    Math.max(0, at - 4) ** 2 * 0.12,
};
const hindwing: Wing = {
  base: [263, 254],
  veins: [22, 37, 52, 67, 83],
  reach: (at) => 178 + 24 * Math.sin(((at - 18) / 69) * Math.PI) - Math.max(0, at - 74) ** 2 * 0.35,
};

/** Seen from above with open wings: cells between the veins, a band of spots along the margin. */
const wings = (): string => {
  const right = [...wing(forewing), ...wing(hindwing)];
  const left = right.map((outline) => outline.map(([x, y]): Point => [512 - x, y]));
  return [...right, ...left].map(polygon).join('');
};

const feelers =
  'M258 198C266 160 286 128 318 112C324 110 328 116 322 119C296 134 276 162 264 200ZM254 198C246 160 226 128 194 112C188 110 184 116 190 119C216 134 236 162 248 200Z';

function butterfly(): string {
  const body =
    'M256 196C268 196 270 216 267 240C272 290 268 350 256 392C244 350 240 290 245 240C242 216 244 196 256 196Z';
  return body + feelers + wings();
}

/** A semicolon instead of a body: the sentence goes on. */
const semicolonBody =
  'M256 196A21 21 0 1 0 256 238A21 21 0 1 0 256 196ZM256 262A22 22 0 0 0 244 302C256 320 256 348 236 384C272 364 282 334 279 290A22 22 0 0 0 256 262Z';

type Point = [x: number, y: number];

function wing({ base, veins, reach }: Wing): Point[][] {
  const at = (degrees: number, share: number): Point => {
    const radians = (degrees * Math.PI) / 180;
    const length = reach(degrees) * share;
    return [base[0] + Math.cos(radians) * length, base[1] + Math.sin(radians) * length];
  };
  return veins.slice(1).flatMap((end, i) => {
    const start = veins[i] as number;
    return [cell(at, start, end, 0.14, 0.76), cell(at, start, end, 0.8, 1)];
  });
}

/** A patch of wing between two veins; the gap beside a vein is as wide near the body as outside. */
function cell(
  at: (degrees: number, share: number) => Point,
  start: number,
  end: number,
  from: number,
  to: number,
): Point[] {
  const side = (share: number, way: 1 | -1) => (way * 1.1) / Math.max(0.3, share);
  const points: Point[] = [];
  const steps = 8;
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const bow = Math.sin(t * Math.PI) * 0.035;
    const [a, b] = [start + side(to, 1), end + side(to, -1)];
    points.push(at(a + (b - a) * t, to + bow));
  }
  for (let i = steps; i >= 0; i -= 1) {
    const t = i / steps;
    const [a, b] = [start + side(from, 1), end + side(from, -1)];
    points.push(at(a + (b - a) * t, from + (to === 1 ? Math.sin(t * Math.PI) * 0.035 : 0)));
  }
  return points;
}

const polygon = (points: Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Clockwise, or against it for a hole in what goes clockwise. */
const circle = (x: number, y: number, r: number, sweep: 0 | 1) =>
  `M${x - r} ${y}A${r} ${r} 0 1 ${sweep} ${x + r} ${y}A${r} ${r} 0 1 ${sweep} ${x - r} ${y}Z`;

/** With its craters, the larger ones as rings. */
function fullMoon(): string {
  const rings = [
    [188, 176, 52],
    [330, 312, 64],
    [196, 350, 36],
  ] as const;
  const dots = [
    [322, 150, 22],
    [386, 214, 14],
    [262, 246, 16],
    [120, 272, 20],
    [272, 428, 16],
  ] as const;
  return [
    circle(256, 256, 216, 1),
    ...rings.map(([x, y, r]) => circle(x, y, r, 0) + circle(x, y, r - 16, 1)),
    ...dots.map(([x, y, r]) => circle(x, y, r, 0)),
  ].join('');
}

/** The rim of the moon behind others, with craters where they leave room. */
function moonDisc(): string {
  const craters = [
    [110, 176, 17],
    [92, 236, 11],
    [398, 348, 19],
    [340, 404, 12],
    [420, 286, 10],
    [352, 96, 13],
  ] as const;
  return [
    circle(256, 256, 216, 1) + circle(256, 256, 202, 0),
    ...craters.map(([x, y, r]) => circle(x, y, r, 1) + circle(x, y, r - 6, 0)),
  ].join('');
}
