import { band, circle, curve, groove, hole, solid, through, type Point } from './pen.ts';

/** Pets in boxes of 512 units. */
export const cats: Record<string, () => string> = {
  'tintory/cat': sittingCat,
};

/** Sitting upright and looking at us, the tail raised beside it, tabby marks as lines of air. */
function sittingCat(): string {
  return solid(silhouette) + tail() + face() + fur() + paws();
}

const silhouette: Point[] = [
  // Its right ear, the back and the haunch.
  ...curve(through('232 70, 248 71, 262 75')),
  ...curve(through('262 75, 280 46, 308 20')),
  ...curve(through('308 20, 320 62, 316 108')),
  ...curve(
    through(
      '316 108, 324 128, 326 146, 334 158, 314 170, 296 186, 292 202, 324 232, 360 284, 388 344, 398 404, 388 448, 356 474, 300 476, 272 470, 262 460',
    ),
  ),
  // The paws, the chest and its left ear.
  ...curve(
    through(
      '262 460, 252 472, 234 477, 216 470, 210 462, 202 472, 184 477, 160 474, 152 458, 164 442, 172 424, 174 380, 168 330, 160 280, 162 236, 174 200, 168 186, 150 170, 130 158, 138 146, 140 128, 148 108',
    ),
  ),
  ...curve(through('148 108, 144 62, 156 20')),
  ...curve(through('156 20, 184 46, 202 75')),
  ...curve(through('202 75, 216 71, 232 70')),
];

/** In a mirror that stands in the middle of the head. */
const acrossHead = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [464 - x, y]);

const onBothSides = (
  points: readonly Point[],
  draw: (points: readonly Point[]) => string,
): string => draw(points) + draw(acrossHead(points));

/** A line that runs out to a point at both ends. */
const stroke =
  (half: number) =>
  (points: readonly Point[]): string =>
    groove(curve(points), (t) => half * Math.sin(Math.PI * (0.06 + 0.88 * t)));

function face(): string {
  const ear = [
    ...curve(through('277 78, 286 60, 302 42')),
    ...curve(through('302 42, 308 66, 304 94')),
    ...curve(through('304 94, 292 84, 277 78')),
  ];
  const eye = [
    ...curve(through('246 141, 255 126, 270 117, 290 114')),
    ...curve(through('290 114, 289 128, 277 140, 262 145, 246 141')),
  ];
  const pupil = circle([0, 0], 11, 24).map(([x, y]): Point => [268 + x * 0.62, 130 + y]);
  const nose = curve(through('220 158, 232 155, 244 158, 232 171, 220 158'));
  return (
    onBothSides(ear, hole) +
    onBothSides(eye, hole) +
    onBothSides(pupil, solid) +
    hole(nose) +
    onBothSides(through('235 177, 242 186, 254 187, 264 181'), stroke(3)) +
    [through('342 147, 366 140, 400 138'), through('330 168, 362 169, 396 176')]
      .map((whisker) =>
        onBothSides(curve(whisker), (line) =>
          band(line, (t) => 3.6 * Math.min(1, 8 * t) * (1 - 0.6 * t)),
        ),
      )
      .join('')
  );
}

function fur(): string {
  const marks = [
    '232 80, 232 92, 232 104',
    '354 292, 336 296, 318 306',
    '336 262, 320 268, 304 280',
    '378 334, 360 334, 344 340',
    '232 222, 235 240, 232 262',
  ].map(through);
  const paired = [
    '246 84, 244 92, 240 100',
    '306 148, 294 150, 282 154',
    '258 210, 256 224, 250 240',
  ].map(through);
  return (
    marks.map(stroke(4)).join('') + paired.map((mark) => onBothSides(mark, stroke(4))).join('')
  );
}

function paws(): string {
  const lines = [
    // Between the legs, and where the right one parts from the belly and the haunch.
    '212 318, 210 360, 212 404, 210 446',
    '262 330, 254 372, 254 412, 262 444',
    '326 346, 298 358, 280 384, 278 414, 286 438, 304 454',
  ].map(through);
  const toes = [
    '172 456, 171 463, 172 469',
    '188 456, 188 463, 188 470',
    '228 456, 228 463, 229 470',
  ]
    .concat('243 455, 244 461, 243 467', '318 456, 317 463, 318 469', '338 456, 338 463, 338 469')
    .map(through);
  return lines.map(stroke(4.4)).join('') + toes.map(stroke(2.6)).join('');
}

function tail(): string {
  const line = curve(
    through('400 457, 424 456, 452 438, 470 396, 460 348, 430 312, 428 280, 446 262'),
  );
  const ring = (x: number, y: number, toX: number, toY: number) =>
    stroke(3.6)([
      [x, y],
      [(x + toX) / 2, (y + toY) / 2 + 2],
      [toX, toY],
    ]);
  return (
    band(line, (t) => (21 - 8 * t) * Math.min(1, Math.sqrt(t / 0.04), Math.sqrt((1 - t) / 0.05))) +
    ring(452, 366, 476, 356) +
    ring(440, 340, 460, 326) +
    ring(426, 312, 444, 306)
  );
}
