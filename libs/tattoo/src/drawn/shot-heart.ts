import { solid, turned, type Point } from './pen.ts';

/** A heart that an arrow has gone through, in a box of 512 units. */
export const shotHearts: Record<string, () => string> = { 'tintory/shot-heart': shotHeart };

const middle: Point = [256, 256];
/** How steep the arrow is, in degrees. */
const steep = -32;
/** Half the breadth of its shaft, and the air that the heart keeps about it. */
const [half, air] = [8, 12];
/** How far it is seen before the heart, from the heart's middle. */
const entry = -34;

/** The arrow enters before the heart, and comes out behind it; drawn level, and turned. */
function shotHeart(): string {
  const heart = opened(turned(heartLine(), middle, -steep));
  const exit = Math.max(...heart.filter(([, y]) => Math.abs(y - 256) < 22).map(([x]) => x)) + air;
  const flip = (points: Point[]) => points.map(([x, y]): Point => [x, 512 - y]);
  const feather = (x: number): Point[] => [
    [x, 244],
    [x - 34, 210],
    [x - 6, 210],
    [x + 28, 244],
  ];
  const feathers = [24, 58, 92].map((along) => feather(along - 40));
  const parts: Point[][] = [
    heart,
    bar(-36, 256 + entry - air),
    bar(exit, 488),
    [
      [470, 218],
      [560, 256],
      [470, 294],
      [486, 256],
    ],
    ...feathers,
    ...feathers.map(flip),
  ];
  return parts.map((part) => solid(turned(part, middle, steep))).join('');
}

const bar = (from: number, to: number): Point[] => [
  [from, 256 - half],
  [to, 256 - half],
  [to, 256 + half],
  [from, 256 + half],
];

function heartLine(): Point[] {
  const steps = 160;
  return Array.from({ length: steps }, (_, i): Point => {
    const t = (i / steps) * 2 * Math.PI;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [256 + 160 * Math.sin(t) ** 3, 246 - y * 10];
  });
}

/** The heart with a slit from its edge to where the arrow goes in. */
function opened(heart: readonly Point[]): Point[] {
  const wide = half + air;
  const isSlit = ([x, y]: Point) => x < 256 + entry && Math.abs(y - 256) < wide;
  // So that it begins after the slit.
  const first = heart.findIndex((point, i) => !isSlit(point) && isSlit(heart.at(i - 1) as Point));
  const line = [...heart.slice(first), ...heart.slice(0, first)].filter((point) => !isSlit(point));
  const way = Math.sign((line.at(-1) as Point)[1] - 256);
  const edge = (line.at(-1) as Point)[0];
  const inner = [edge, 256 + entry - 8].map((x): Point => [x, 256 + way * wide]);
  const tip: Point = [256 + entry, 256 + way * wide * 0.5];
  const back = [...inner, tip].toReversed().map(([x, y]): Point => [x, 512 - y]);
  return [...line, ...inner, tip, ...back];
}
