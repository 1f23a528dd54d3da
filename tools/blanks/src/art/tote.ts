import type { BlankArt } from '../blank-art.ts';
import { fold, mirrored, mirroredFolds, pushed } from './garment.ts';

const side = 760;
const middle = side / 2;
const bag =
  '<path d="M 192 296 C 310 300 450 300 568 296 C 572 430 574 560 570 704 C 560 712 480 716 380 716 C 280 716 200 712 190 704 C 186 560 188 430 192 296 Z"/>';
const line = (d: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" ${rest}/>`;
const back = line('M 292 318 C 290 170 304 66 380 60 C 456 66 470 170 468 318', 24);
const front = line('M 272 352 C 268 180 290 92 380 86 C 470 92 492 180 488 352', 25);
const stitched = 'stroke-dasharray="3.2 1.6"';
const cross = [272, 488]
  .map((x) =>
    line(
      `M ${x - 9} 304 L ${x - 9} 346 L ${x + 9} 346 L ${x + 9} 304 Z M ${x - 9} 306 L ${x + 9} 346 M ${x + 9} 306 L ${x - 9} 346`,
      1.3,
      stitched,
    ),
  )
  .join('');

const folds = [
  ...mirroredFolds(
    [
      fold([274, 352, 262, 440, 226, 560], 5.5, 26, 0.4, 0.3),
      fold([286, 352, 304, 430, 312, 540], 3.5, 24, -0.3, 0.3),
      fold([196, 420, 214, 540, 206, 700], 4.5, 26, 0.3, 0.6),
      fold([200, 690, 250, 640, 300, 622], 4, 22, 0.4, 0.3),
      fold([192, 560, 230, 610, 320, 630], 3, 24, -0.4, 0.3),
    ],
    middle,
  ),
  fold([330, 660, 390, 640, 470, 664], 4.5, 30, 0.3, 0.5),
  fold([340, 380, 392, 500, 376, 660], 5.4, 34, 0.4, 0.4),
  fold([440, 390, 424, 520, 448, 650], 4.5, 30, -0.4, 0.45),
  fold([250, 470, 330, 540, 450, 560], 3.3, 34, 0.3, 0.4),
];

const common = {
  ...{ side, wobble: 4, thickness: 2.6, depth: 1.05, folds },
  outline: bag + front + back,
  volume: (x: number, y: number) =>
    20 * Math.exp(-(((x - middle) / 165) ** 4)) * Math.exp(-(((y - 560) / 190) ** 4)),
  cloth: {
    cells: 260,
    squeeze: pushed(
      mirrored(
        [
          { x: 262, y: 430, along: 100, amount: 0.03, reach: 120, across: 60 },
          { x: 220, y: 650, along: -30, amount: 0.03, reach: 90, across: 60 },
        ],
        middle,
      ),
    ),
    grip: () => 0.012,
    ...{ stiffness: 0.7, weight: 0.006, onTable: true, seed: 21, steps: 110 },
  },
  gloss: { power: 6, share: 0.06 },
  dark: [{ shapes: `<g>${back}</g><g fill="#000">${bag}</g>`, amount: 0.14, soft: 1 }],
  printable: `${bag}<g fill="#000">${front.replaceAll('#fff', '#000')}</g>`,
  relief: [
    { shapes: back, height: -3, soft: 1.2 },
    { shapes: front, height: 2.4, soft: 0.9 },
    {
      shapes: line(
        'M 280 340 C 276 180 296 100 380 94 C 464 100 484 180 480 340 M 264 340 C 260 180 284 82 380 78 C 476 82 500 180 496 340',
        1.1,
        stitched,
      ),
      height: -0.7,
      soft: 0,
    },
    { shapes: line('M 190 332 C 310 337 450 337 570 332', 2.6), height: -1, soft: 0.7 },
    { shapes: line('M 190 328 C 310 333 450 333 570 328', 1.3, stitched), height: -0.9, soft: 0 },
    { shapes: cross, height: -1, soft: 0 },
  ],
};

export const toteFront: BlankArt = common;
export const toteBack: BlankArt = {
  ...common,
  folds: folds.map(({ path: [ax, ay, bx, by, cx, cy], ...rest }) => ({
    ...rest,
    path: [side - ax, ay, side - bx, by - 10, side - cx, cy],
  })),
  cloth: { ...common.cloth, seed: 33 },
};
