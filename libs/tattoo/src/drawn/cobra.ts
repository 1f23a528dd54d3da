import { band, circle, curve, groove, hole, solid, through, type Point } from './pen.ts';

/** A cobra with its hood spread, seen from the front, in a box of 512 units. */
export const cobras: Record<string, () => string> = {
  'tintory/cobra': () =>
    solid(body) + face() + scales() + ribs() + coils.map(solid).join('') + tail(),
};

/** In a mirror that stands in the middle of it. */
const across = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [512 - x, y]);

const onBothSides = (
  points: readonly Point[],
  draw: (points: readonly Point[]) => string,
): string => draw(points) + draw(across(points));

const stroke =
  (half: number) =>
  (points: readonly Point[]): string =>
    groove(curve(points), (t) => half * Math.sin(Math.PI * (0.06 + 0.88 * t)));

/** Head and hood, down to where the neck stands on the coils. */
const right = [
  ...curve(through('256 20, 286 20, 312 36, 322 56, 310 82, 292 100')),
  ...curve(
    through('292 100, 350 108, 394 140, 412 188, 404 240, 372 290, 334 326, 314 352, 308 372'),
  ),
];
const body = [
  ...right,
  ...curve(through('308 372, 256 386, 204 372')),
  ...across(right).toReversed(),
];

const coils: Point[][] = [
  [
    ...curve(through('122 408, 140 392, 168 384, 200 382')),
    ...curve(through('200 382, 256 397, 312 382')),
    ...curve(through('312 382, 344 384, 372 392, 390 408')),
    ...curve(through('390 408, 376 428, 322 442, 256 446, 190 442, 136 428, 122 408')),
  ],
  [
    ...curve(through('76 448, 88 428, 116 418')),
    ...curve(through('116 418, 136 438, 188 452, 256 456, 324 452, 376 438, 396 418')),
    ...curve(through('396 418, 424 428, 436 448')),
    ...curve(through('436 448, 420 482, 346 502, 256 506, 166 502, 92 482, 76 448')),
  ],
];

const tail = (): string =>
  band(
    curve(through('446 456, 466 448, 482 424, 485 394, 471 369, 450 364, 440 376')),
    (t) => 19 * (1 - t) + 2,
  );

function face(): string {
  const eye = curve(through('272 64, 284 50, 304 46, 300 62, 286 71, 272 64'));
  const pupil = circle([0, 0], 5, 20).map(([x, y]): Point => [289 + x * 0.55, 59 + y]);
  const tongue: Point[] = through(
    '252 96, 260 96, 261 128, 274 148, 268 151, 256 136, 244 151, 238 148, 251 128',
  );
  return (
    onBothSides(eye, hole) +
    onBothSides(pupil, solid) +
    onBothSides(through('268 80, 262 83, 260 87'), stroke(2.6)) +
    hole(tongue)
  );
}

/** The broad scales of the belly, which the hood shows in its middle. */
const scales = (): string =>
  Array.from({ length: 8 }, (_, i) => {
    const [y, half] = [178 + i * 25, 46 - Math.abs(i - 1) * 2.4];
    return stroke(3.4)([
      [256 - half, y - 5],
      [256, y + 5],
      [256 + half, y - 5],
    ]);
  }).join('');

const ribs = (): string =>
  ['318 122, 342 160, 344 210, 330 262, 308 306', '346 122, 374 166, 378 212, 364 256, 340 292']
    .map(through)
    .map((line) => onBothSides(line, stroke(4)))
    .join('');
