import type { BlankArt } from '../blank-art.ts';
import { fold, mirrored, mirroredFolds, pushed } from './garment.ts';

const side = 900;
const middle = side / 2;
const both = (draw: (x: (value: number) => number) => string): string =>
  draw((value) => value) + draw((value) => side - value);
const line = (d: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" ${rest}/>`;

const body = `<path d="M 352 176 C 310 190 286 198 258 211 L 226 360 C 228 500 224 640 222 790
  C 300 800 600 800 678 790 C 676 640 672 500 674 360 L 642 211 C 614 198 590 190 548 176 Z"/>`;
const sleeve = both(
  (
    x,
  ) => `<path d="M ${x(262)} 209 C ${x(206)} 234 ${x(176)} 300 ${x(150)} 420 C ${x(130)} 520 ${x(114)} 620 ${x(104)} 738
    C ${x(120)} 752 ${x(164)} 756 ${x(186)} 746 C ${x(204)} 640 ${x(222)} 520 ${x(238)} 408 Z"/>`,
);
const cuff = both(
  (x) =>
    `<path d="M ${x(106)} 726 L ${x(99)} 800 C ${x(116)} 812 ${x(158)} 814 ${x(176)} 806 L ${x(187)} 734 Z"/>`,
);
const waist = `<path d="M 222 782 C 300 792 600 792 678 782 C 676 800 672 830 666 846 C 600 857 300 857 234 846 C 228 830 224 800 222 782 Z"/>`;
const hood = `<path d="M 340 196 C 322 130 344 66 398 48 C 430 38 470 38 502 48 C 556 66 578 130 560 196
  C 540 232 492 262 450 268 C 408 262 360 232 340 196 Z"/>`;
const opening = `<path d="M 374 176 C 366 128 388 92 416 82 C 438 74 462 74 484 82 C 512 92 534 128 526 176
  C 512 208 482 234 450 246 C 418 234 388 208 374 176 Z"/>`;
const outline = body + sleeve + cuff + waist + hood;
const backHood = `<path d="M 344 190 C 334 120 356 62 404 48 C 434 40 466 40 496 48 C 544 62 566 120 556 190
  C 540 226 496 244 450 246 C 404 244 360 226 344 190 Z"/>`;

const pocket = `<path d="M 322 600 L 578 600 L 640 700 L 640 786 L 260 786 L 260 700 Z"/>`;
const strings = both((x) =>
  line(
    `M ${x(408)} 236 C ${x(402)} 300 ${x(410)} 350 ${x(404)} 404`,
    5.4,
    'stroke-linecap="round"',
  ),
);
const armhole = both((x) =>
  line(`M ${x(262)} 208 C ${x(250)} 268 ${x(246)} 340 ${x(236)} 408`, 2.8),
);
const ribs = (d: string, width: number) => line(d, width, 'stroke-dasharray="2 2.2"');
const waistRibs = ribs('M 232 816 C 300 826 600 826 668 816', 58);
const cuffRibs = both((x) =>
  ribs(`M ${x(102)} 766 C ${x(118)} 780 ${x(160)} 784 ${x(182)} 772`, 66),
);
const stitches = (d: string) => line(d, 1.4, 'stroke-dasharray="3.4 1.4"');

const folds = [
  ...mirroredFolds(
    [
      fold([244, 372, 300, 400, 372, 470], 8, 20, 0.4, 0.25),
      fold([244, 396, 286, 480, 360, 590], 7, 22, 0.5, 0.3),
      fold([236, 430, 256, 560, 300, 680], 7.5, 24, 0.4, 0.4),
      fold([226, 560, 244, 680, 240, 786], 8, 26, -0.3, 0.7),
      fold([262, 620, 290, 720, 282, 786], 5, 20, 0.4, 0.7),
      fold([240, 360, 190, 370, 156, 430], 7, 18, 0.4, 0.3),
      fold([232, 410, 190, 440, 140, 520], 8, 20, -0.4, 0.35),
      fold([220, 480, 176, 520, 128, 560], 7, 17, 0.5, 0.45),
      fold([206, 560, 160, 600, 122, 610], 7, 16, -0.4, 0.5),
      fold([196, 620, 160, 660, 114, 668], 7.5, 15, 0.5, 0.5),
      fold([188, 680, 150, 712, 108, 712], 7, 13, 0.3, 0.5),
      fold([196, 270, 180, 360, 160, 430], 4, 20, 0.3, 0.4),
      fold([290, 220, 300, 290, 330, 360], 3.4, 22, 0.3, 0.3),
    ],
    middle,
  ),
  fold([400, 690, 450, 716, 540, 690], 3, 26, 0.4, 0.5),
  fold([330, 740, 420, 760, 470, 740], 3, 20, -0.3, 0.5),
  fold([330, 400, 430, 500, 560, 540], 5.1, 36, 0.4, 0.4),
  fold([580, 390, 500, 470, 380, 560], 4.4, 38, -0.4, 0.4),
];

const common = {
  side,
  outline,
  wobble: 4,
  thickness: 7,
  volume: (x: number, y: number) =>
    34 * Math.exp(-(((x - middle) / 190) ** 4)) * Math.exp(-(((y - 450) / 360) ** 4)),
  folds,
  cloth: {
    cells: 260,
    squeeze: pushed(
      mirrored(
        [
          { x: 168, y: 560, along: -28, amount: 0.05, reach: 60, across: 120 },
          { x: 256, y: 420, along: 50, amount: 0.04, reach: 110, across: 60 },
        ],
        middle,
      ),
    ),
    grip: () => 0.012,
    stiffness: 0.5,
    weight: 0.008,
    onTable: true,
    seed: 4,
    steps: 120,
  },
  depth: 1,
  gloss: { power: 7, share: 0.13 },
};

const sewn = [
  { shapes: armhole, height: -1.8, soft: 0.9 },
  { shapes: waist, height: -2.4, soft: 1.6 },
  { shapes: waistRibs, height: 0.75, soft: 0.4 },
  { shapes: cuff, height: -2, soft: 1.6 },
  { shapes: cuffRibs, height: 0.75, soft: 0.4 },
];

export const hoodieFront: BlankArt = {
  ...common,
  relief: [
    ...sewn,
    { shapes: hood, height: 9, soft: 3.4 },
    { shapes: opening, height: -16, soft: 3 },
    {
      shapes: stitches(
        'M 366 178 C 356 122 382 82 412 72 C 438 64 462 64 488 72 C 518 82 544 122 534 178',
      ),
      height: -0.9,
      soft: 0,
    },
    { shapes: pocket, height: 2.6, soft: 1.2 },
    {
      shapes:
        stitches('M 328 607 L 572 607') +
        stitches('M 318 612 L 266 700') +
        stitches('M 582 612 L 634 700'),
      height: -1,
      soft: 0,
    },
    { shapes: strings, height: 4, soft: 0.9 },
  ],
  dark: [
    { shapes: opening, amount: 0.36, soft: 5 },
    { shapes: both((x) => `<circle cx="${x(408)}" cy="238" r="4.2"/>`), amount: 0.6, soft: 0.6 },
  ],
  printable: `${body}<g fill="#000">${hood}${pocket}${waist}</g>${strings.replaceAll('#fff', '#000')}`,
};

export const hoodieBack: BlankArt = {
  ...common,
  outline: body + sleeve + cuff + waist + backHood,
  folds: [
    ...folds.slice(0, -3).map((one) => ({ ...one, height: one.height * 0.9 })),
    fold([390, 120, 450, 150, 510, 116], 5, 24, 0.4, 0.5),
    fold([372, 190, 450, 214, 530, 188], 5, 20, 0.4, 0.5),
  ],
  cloth: { ...common.cloth, seed: 9 },
  relief: [
    ...sewn,
    { shapes: backHood, height: 9, soft: 3 },
    { shapes: line('M 450 44 C 452 110 448 180 450 240', 2.4), height: -1.6, soft: 0.8 },
  ],
  dark: [],
  printable: `${body}<g fill="#000">${backHood}${waist}</g>`,
};
