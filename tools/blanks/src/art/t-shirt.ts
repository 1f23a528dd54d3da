import type { BlankArt } from '../blank-art.ts';
import { fold, mirrored, mirroredFolds, pushed, type Push } from './garment.ts';

const side = 840;
const middle = side / 2;

const half = (flip: boolean): string => {
  const x = (value: number) => (flip ? side - value : value);
  return flip
    ? `C ${x(300)} 110 ${x(256)} 122 ${x(216)} 138 C ${x(178)} 156 ${x(158)} 200 ${x(140)} 244
       C ${x(122)} 286 ${x(100)} 322 ${x(84)} 356 C ${x(110)} 372 ${x(142)} 388 ${x(176)} 398
       C ${x(184)} 368 ${x(190)} 336 ${x(194)} 304 C ${x(190)} 420 ${x(184)} 590 ${x(180)} 768`
    : `C ${x(184)} 590 ${x(190)} 420 ${x(194)} 304 C ${x(190)} 336 ${x(184)} 368 ${x(176)} 398
       C ${x(142)} 388 ${x(110)} 372 ${x(84)} 356 C ${x(100)} 322 ${x(122)} 286 ${x(140)} 244
       C ${x(158)} 200 ${x(178)} 156 ${x(216)} 138 C ${x(256)} 122 ${x(300)} 110 ${x(342)} 88`;
};

const outline = `<path d="M 342 88 C 376 78 464 78 498 88 ${half(true)}
  C 580 775 260 775 180 768 ${half(false)} Z"/>`;

const opening = 'M 346 88 C 350 128 384 162 420 162 C 456 162 490 128 494 88';
const band = (width: number, rest: string) =>
  `<path d="M 337 89 C 342 134 380 173 420 173 C 460 173 498 134 503 89" fill="none" stroke="#fff" stroke-width="${width}" ${rest}/>`;
const armhole = (x: (value: number) => number) =>
  `<path d="M ${x(216)} 138 C ${x(226)} 190 ${x(220)} 250 ${x(194)} 304" fill="none" stroke="#fff" `;
const flip = (value: number) => side - value;
const same = (value: number) => value;
const hem = (y: number) =>
  `<path d="M 180 ${y} C 260 ${y + 7} 580 ${y + 7} 660 ${y}" fill="none" stroke="#fff" `;
const cuff = (x: (value: number) => number, up: number) =>
  `<path d="M ${x(84 + up * 0.42)} ${356 - up} C ${x(110 + up * 0.42)} ${372 - up} ${x(142 + up * 0.3)} ${388 - up} ${x(176 + up * 0.2)} ${398 - up}" fill="none" stroke="#fff" `;
const stitched = 'stroke-width="1.3" stroke-dasharray="3 1.3"/>';
const groove = 'stroke-width="2.6"/>';

const seams = [same, flip].flatMap((x) => [
  { shapes: `${armhole(x)}${groove}`, height: -1.1, soft: 0.7 },
  { shapes: `${cuff(x, 19)}${groove}`, height: -0.7, soft: 0.5 },
  ...[17, 23].map((up) => ({ shapes: `${cuff(x, up)}${stitched}`, height: -0.9, soft: 0 })),
]);

const hems = [
  { shapes: `${hem(746)}${groove}`, height: -0.8, soft: 0.5 },
  ...[743, 749].map((y) => ({ shapes: `${hem(y)}${stitched}`, height: -0.9, soft: 0 })),
];

const pushes: Push[] = mirrored(
  [
    // From the armpits to the chest, and along the sleeves.
    ...[
      { x: 216, y: 306, along: 34, amount: 0.05, reach: 95, across: 46 },
      { x: 232, y: 372, along: 62, amount: 0.04, reach: 120, across: 50 },
    ],
    { x: 292, y: 150, along: 24, amount: 0.03, reach: 80, across: 40 },
  ],
  middle,
);

const folds = [
  ...mirroredFolds(
    [
      fold([196, 300, 250, 330, 330, 420], 5.5, 15, 0.5, 0.22),
      fold([198, 318, 232, 380, 300, 520], 5, 17, 0.5, 0.25),
      fold([200, 290, 262, 290, 360, 330], 3.2, 14, -0.4, 0.3),
      fold([192, 350, 206, 450, 252, 600], 5, 19, 0.4, 0.4),
      fold([190, 470, 214, 580, 236, 764], 5.5, 22, -0.3, 0.6),
      fold([300, 560, 286, 650, 300, 775], 4, 24, 0.3, 0.7),
      fold([246, 600, 262, 690, 262, 775], 3.4, 16, 0.5, 0.7),
      fold([206, 250, 160, 280, 118, 352], 4.5, 13, 0.4, 0.35),
      fold([204, 282, 178, 310, 150, 385], 4.5, 12, -0.4, 0.3),
      fold([150, 215, 140, 270, 116, 330], 3, 15, 0.3, 0.5),
      fold([226, 150, 250, 200, 262, 270], 2.6, 17, 0.3, 0.4),
      fold([330, 112, 310, 160, 282, 220], 2.2, 16, -0.3, 0.3),
    ],
    middle,
  ),
  fold([246, 330, 360, 430, 520, 470], 4.4, 30, 0.4, 0.35),
  fold([600, 350, 500, 400, 380, 500], 3.7, 34, -0.4, 0.35),
  fold([300, 470, 380, 560, 520, 600], 4.1, 34, 0.4, 0.4),
  fold([560, 440, 480, 540, 340, 590], 3.4, 36, -0.3, 0.45),
  fold([398, 560, 384, 680, 402, 775], 6.8, 28, 0.4, 0.65),
  fold([478, 600, 490, 690, 474, 775], 5.8, 24, -0.4, 0.7),
  fold([352, 640, 344, 710, 352, 775], 4.4, 20, 0.3, 0.7),
];

const common = {
  folds,
  side,
  outline,
  wobble: 4,
  thickness: 3,
  volume: (x: number, y: number) =>
    26 * Math.exp(-(((x - middle) / 190) ** 4)) * Math.exp(-(((y - 330) / 330) ** 4)),
  cloth: {
    cells: 280,
    squeeze: pushed(pushes),
    grip: () => 0.012,
    stiffness: 0.3,
    weight: 0.006,
    onTable: true,
    seed: 7,
    steps: 160,
  },
  depth: 1,
  gloss: { power: 9, share: 0.16 },
};

export const tShirtFront: BlankArt = {
  ...common,
  relief: [
    { shapes: `<path d="${opening} C 464 82 376 82 346 88 Z"/>`, height: -9, soft: 1.2 },
    { shapes: band(22, ''), height: 1.2, soft: 0.8 },
    { shapes: band(21, 'stroke-dasharray="1.5 1.6"'), height: 0.35, soft: 0 },
    ...seams,
    ...hems,
  ],
  dark: [{ shapes: `<path d="${opening} C 464 80 376 80 346 88 Z"/>`, amount: 0.3, soft: 1 }],
  printable: `${outline}<path d="${opening} C 464 70 376 70 346 88 Z" fill="#000"/>${band(22, '').replaceAll('#fff', '#000')}`,
};

const backBand = (width: number, rest: string) =>
  `<path d="M 337 90 C 372 108 468 108 503 90" fill="none" stroke="#fff" stroke-width="${width}" ${rest}/>`;
const backOutline = outline.replace('C 376 78 464 78 498 88', 'C 376 98 464 98 498 88');

export const tShirtBack: BlankArt = {
  ...common,
  outline: backOutline,
  folds: folds.map(({ path: [ax, ay, bx, by, cx, cy], ...rest }, index) => ({
    ...rest,
    path: [side - ax, ay, side - bx, by + ((index * 29) % 31) - 12, side - cx, cy],
  })),
  cloth: { ...common.cloth, seed: 12 },
  relief: [
    { shapes: backBand(20, ''), height: 1.2, soft: 0.8 },
    { shapes: backBand(19, 'stroke-dasharray="1.5 1.6"'), height: 0.35, soft: 0 },
    ...seams,
    ...hems,
  ],
  dark: [],
};
