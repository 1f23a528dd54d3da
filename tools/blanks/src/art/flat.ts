import type { BlankArt } from '../blank-art.ts';
import { fold, pushed } from './garment.ts';

const still = { wobble: 0, depth: 1, relief: [], dark: [] };

/** A sheet of heavy paper that is not quite flat. */
export const poster: BlankArt = {
  ...still,
  side: 780,
  outline:
    '<path d="M 140 40 C 300 39 480 41 640 40 C 641 270 639 520 641 740 C 480 741 300 739 139 741 C 141 520 139 260 140 40 Z"/>',
  thickness: 1,
  volume: (x, y) => 11 * Math.sin((x - 140) / 170) + 9 * Math.cos((y - 40) / 190 + x / 400),
  gloss: { power: 12, share: 0.05 },
};

/** The right side of a frame, as it is seen a little from the right: it narrows towards the wall. */
const frameSide = '<path d="M 390 40 L 403 44.5 L 403 435.5 L 390 440 Z"/>';

/** Linen over a frame: it turns over the edge, and the print goes on around it. */
export const canvas: BlankArt = {
  ...still,
  side: 480,
  outline: `<rect x="90" y="40" width="300.4" height="400" rx="1.2"/>${frameSide}`,
  thickness: 2.4,
  volume: (x, y) =>
    -1.6 * Math.exp(-(((x - 240) / 120) ** 4)) * Math.exp(-(((y - 240) / 160) ** 4)),
  gloss: { power: 8, share: 0.05 },
  relief: [{ shapes: '<rect x="389.6" y="40" width="0.8" height="400"/>', height: 0.5, soft: 0.5 }],
  dark: [
    { shapes: frameSide, amount: 0.3, soft: 0 },
    // Towards the wall there is less light, and where the linen is folded at its corners.
    { shapes: '<rect x="398" y="40" width="8" height="400"/>', amount: 0.18, soft: 3 },
    {
      shapes: '<path d="M 390 436 L 403 433 L 403 440 L 390 442 Z"/>',
      ...{ amount: 0.16, soft: 0.6 },
    },
  ],
  shine: [{ shapes: '<rect x="388.8" y="41" width="1.4" height="398"/>', amount: 0.1, soft: 0.5 }],
};

const kissCut = '<rect x="20" y="20" width="100" height="100" rx="9"/>';

/** Whether a point is on the sticker: a square with round corners. */
function onSticker(x: number, y: number): boolean {
  const [dx, dy] = [Math.abs(x - 70) - 41, Math.abs(y - 70) - 41];
  if (dx > 9 || dy > 9) return false;
  return dx <= 0 || dy <= 0 || Math.hypot(dx, dy) <= 9;
}

/** A vinyl sticker on its backing sheet, a corner lifting. */
export const stickers: BlankArt = {
  ...still,
  side: 140,
  outline: '<rect x="9" y="9" width="122" height="122" rx="2.5"/>',
  printable: kissCut,
  thickness: 0.5,
  volume: (x, y) => (onSticker(x, y) ? 1.8 * Math.max(0, (x + y - 196) / 39) ** 2 : 0),
  gloss: { power: 26, share: 0.06 },
  relief: [{ shapes: kissCut, height: 0.5, soft: 0.14 }],
  dark: [
    {
      shapes:
        '<path d="M 0 0 H 140 V 140 H 0 Z M 20 29 A 9 9 0 0 1 29 20 H 111 A 9 9 0 0 1 120 29 V 111 A 9 9 0 0 1 111 120 H 29 A 9 9 0 0 1 20 111 Z" fill-rule="evenodd"/>',
      amount: 0.07,
      soft: 0,
    },
    // The shadow of the lifted corner.
    {
      shapes: `<path d="M 118 72 C 121 92 124 106 124 112 C 124 119 119 124 112 124 C 106 124 92 121 72 118 L 72 110 L 110 110 L 110 72 Z"/>${kissCut.replace('/>', ' fill="#000"/>')}`,
      amount: 0.4,
      soft: 1.1,
    },
  ],
  shine: [{ shapes: '<path d="M 24 20 L 52 20 L 20 60 L 20 30 Z"/>', amount: 0.07, soft: 3 }],
};

const silk = (seed: number) => ({
  cells: 240,
  grip: () => 0.01,
  ...{ stiffness: 0.25, weight: 0.004, onTable: true, seed, steps: 120 },
});

/** A square of silk laid down with a few waves. */
export const scarf: BlankArt = {
  ...still,
  side: 780,
  wobble: 9,
  outline:
    '<path d="M 60 62 C 250 56 530 66 720 60 C 724 250 716 530 720 720 C 530 716 250 726 60 720 C 64 530 56 250 60 62 Z"/>',
  thickness: 1.6,
  depth: 1.7,
  folds: [
    fold([60, 200, 300, 260, 560, 60], 11, 46, 0.3, 0.4),
    fold([60, 420, 320, 470, 720, 190], 12, 54, -0.3, 0.5),
    fold([60, 640, 400, 640, 720, 420], 11, 52, 0.4, 0.6),
    fold([240, 720, 470, 690, 720, 600], 9, 42, -0.3, 0.5),
    fold([90, 90, 200, 150, 330, 130], 6, 34, 0.2, 0.5),
    fold([520, 330, 610, 330, 720, 300], 5, 30, 0.2, 0.5),
  ],
  gloss: { power: 10, share: 0.3 },
  relief: [
    {
      shapes:
        '<path d="M 68 70 C 250 64 530 74 712 68 C 716 250 708 530 712 712 C 530 708 250 718 68 712 C 72 530 64 250 68 70 Z" fill="none" stroke="#fff" stroke-width="1.6"/>',
      height: -1.1,
      soft: 0.8,
    },
  ],
};

/** A triangle of cotton, tied at its upper corners. */
const triangle =
  '<path d="M 70 112 C 180 132 380 132 490 112 C 440 200 350 330 280 396 C 210 330 120 200 70 112 Z"/>';
const ties =
  '<path d="M 74 110 C 40 92 20 96 6 84 C 14 106 34 126 78 124 Z"/><path d="M 486 110 C 520 92 540 96 554 84 C 546 106 526 126 482 124 Z"/>';
const collar =
  '<path d="M 62 104 C 180 126 380 126 498 104 C 496 118 492 128 486 134 C 380 156 180 156 74 134 C 68 128 64 118 62 104 Z"/>';

export const petBandana: BlankArt = {
  ...still,
  side: 560,
  wobble: 4,
  outline: triangle + collar + ties,
  printable: `${triangle}<g fill="#000">${collar}</g>`,
  thickness: 2,
  depth: 1.1,
  volume: (x, y) => 22 * Math.exp(-(((x - 280) / 130) ** 2)) * Math.exp(-(((y - 230) / 130) ** 2)),
  folds: [
    fold([120, 150, 190, 230, 262, 330], 6, 22, 0.4, 0.3),
    fold([440, 150, 376, 220, 300, 330], 6, 22, -0.4, 0.3),
    fold([200, 158, 232, 230, 268, 300], 4, 20, 0.3, 0.3),
    fold([350, 158, 326, 230, 296, 290], 4, 20, -0.3, 0.35),
    fold([280, 158, 284, 240, 280, 360], 2.6, 28, 0.3, 0.4),
    fold([80, 118, 200, 140, 280, 140], 3.4, 9, 0.3, 0.4),
    fold([480, 118, 380, 138, 290, 142], 3.4, 9, -0.3, 0.4),
    fold([10, 92, 40, 104, 76, 116], 3, 7, 0.3, 0.6),
    fold([550, 92, 520, 104, 484, 116], 3, 7, -0.3, 0.6),
  ],
  cloth: {
    ...silk(14),
    stiffness: 0.4,
    squeeze: pushed([
      { x: 150, y: 180, along: 50, amount: 0.05, reach: 80, across: 40 },
      { x: 410, y: 180, along: 130, amount: 0.05, reach: 80, across: 40 },
    ]),
  },
  gloss: { power: 6, share: 0.07 },
  relief: [
    { shapes: collar, height: 2.6, soft: 1.4 },
    {
      shapes:
        '<path d="M 82 132 C 140 240 220 330 280 386 C 340 330 420 240 478 132" fill="none" stroke="#fff" stroke-width="1.2" stroke-dasharray="3 1.5"/>',
      height: -0.8,
      soft: 0,
    },
    {
      shapes:
        '<ellipse cx="74" cy="118" rx="11" ry="14"/><ellipse cx="486" cy="118" rx="11" ry="14"/>',
      height: 4,
      soft: 2.4,
    },
  ],
};

/** A sheet that curls up at its upper end. */
export const wrappingPaper: BlankArt = {
  ...still,
  side: 780,
  wobble: 1.5,
  outline:
    '<path d="M 120 92 L 660 92 L 660 744 L 120 744 Z"/><rect x="108" y="40" width="564" height="66" rx="5"/>',
  colored:
    '<path d="M 120 92 L 660 92 L 660 744 L 120 744 Z"/><rect x="120" y="40" width="540" height="66"/>',
  printable:
    '<path d="M 120 92 L 660 92 L 660 744 L 120 744 Z"/><rect x="120" y="40" width="540" height="66"/>',
  thickness: 1,
  volume: (x, y) => {
    const roll = (y - 73) / 33;
    if (Math.abs(roll) < 1) return 34 * Math.sqrt(1 - roll * roll);
    return y > 73
      ? 9 * Math.exp(-(y - 106) / 60) + 3 * Math.sin(y / 90 + x / 400) + 1.4 * Math.sin(x / 130)
      : 0;
  },
  gloss: { power: 14, share: 0.1 },
  relief: [],
  dark: [{ shapes: '<rect x="120" y="106" width="540" height="10"/>', amount: 0.24, soft: 5 }],
};
