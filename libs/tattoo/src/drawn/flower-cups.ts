import { leaf } from './leaf.ts';
import {
  arc,
  band,
  circle,
  curve,
  hole,
  mirrored,
  polar,
  solid,
  through,
  turned,
  type Point,
} from './pen.ts';

/** Flowers that are drawn by their cups and leaves, in boxes of 512 units. */
export const flowerCups: Record<string, () => string> = {
  'tintory/carnation': carnation,
  'tintory/thistle': thistle,
  'tintory/holly': holly,
};

/** Frilled petals over a long cup. */
function carnation(): string {
  const petals = [
    { count: 5, inner: 150, outer: 212 },
    { count: 4, inner: 92, outer: 146 },
    { count: 3, inner: 30, outer: 88 },
  ].flatMap(({ count, inner, outer }) => {
    const wide = 176 / count;
    return Array.from({ length: count }, (_, i) =>
      frill(182 + i * wide, wide - 420 / outer, inner, outer),
    );
  });
  const cup = curve(through('226 262, 224 300, 242 352, 256 362, 270 352, 288 300, 286 262'));
  return (
    petals.join('') +
    solid([...cup, [256, 276]]) +
    band(
      [
        [256, 356],
        [256, 504],
      ],
      6,
    ) +
    leaf([256, 460], [356, 380], 15) +
    leaf([256, 480], [154, 408], 15)
  );
}

/** A part of a fan with a rim of teeth. */
function frill(from: number, wide: number, inner: number, outer: number): string {
  const middle: Point = [256, 258];
  const rim = Array.from({ length: 9 }, (_, i) =>
    polar(middle, i % 2 === 0 ? outer - 15 : outer + 5, from + (wide * i) / 8),
  );
  return solid([...rim, ...arc(middle, inner, from + wide, from, 6)]);
}

/** A tuft over a scaly ball, leaves with thorns. */
function thistle(): string {
  const tuft = Array.from({ length: 13 }, (_, i) => {
    const at = (i - 6) * 9.5;
    const spine: Point[] = [
      [250, 216],
      [256, 40 + Math.abs(i - 6) * 5],
      [262, 216],
    ];
    return solid(turned(spine, [256, 236], at));
  });
  const scales = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 5 - (row % 2) }, (_, i) => {
      const [x, y] = [256 + (i - (4 - (row % 2)) / 2) * 38 * (1 - row * 0.1), 236 + row * 30];
      return solid([
        [x, y - 12],
        [x + 15, y + 4],
        [x, y + 26],
        [x - 15, y + 4],
      ]);
    }),
  );
  const thorny: Point[] = through(
    '262 452, 300 414, 306 384, 330 396, 352 350, 368 382, 420 350, 402 398, 430 414, 384 426, 372 452, 338 440, 268 468',
  );
  return (
    tuft.join('') +
    scales.join('') +
    band(
      [
        [256, 356],
        [256, 504],
      ],
      7,
    ) +
    solid(thorny) +
    solid(mirrored(thorny).map(([x, y]): Point => [x, y + 14]))
  );
}

/** Three leaves with spines and three berries. */
function holly(): string {
  const spiny: Point[] = through(
    '0 0, 28 -34, 52 -22, 74 -66, 112 -34, 142 -78, 170 -30, 226 0, 170 30, 142 78, 112 34, 74 66, 52 22, 28 34',
  );
  const outline = (turn: number, [x, y]: Point) =>
    solid(
      turned(
        spiny.map(([sx, sy]): Point => [x + sx, y + sy]),
        [x, y],
        turn,
      ),
    ) +
    hole(
      turned(
        [
          [x + 30, y],
          [x + 110, y - 5],
          [x + 196, y],
          [x + 110, y + 5],
        ],
        [x, y],
        turn,
      ),
    );
  const berries: Point[] = through('222 330, 290 330, 256 388');
  return (
    outline(-90, [256, 268]) +
    outline(-12, [278, 272]) +
    outline(192, [234, 272]) +
    berries.map((at) => solid(circle(at, 30)) + hole(circle([at[0] + 9, at[1] - 10], 6))).join('')
  );
}
