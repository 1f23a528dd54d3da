import type { BlankArt } from '../blank-art.ts';
import type { Fold } from '../folds.ts';
import { fold, mirroredFolds } from './garment.ts';

const side = 560;
const [from, to] = [56, 504];
const middle = side / 2;
/** A filled cover pulls its sides in, so the corners stick out. */
const outline = `<path d="M ${from} ${from} C 150 ${from + 20} 410 ${from + 20} ${to} ${from}
  C ${to - 20} 150 ${to - 20} 410 ${to} ${to} C 410 ${to - 20} 150 ${to - 20} ${from} ${to}
  C ${from + 20} 410 ${from + 20} 150 ${from} ${from} Z"/>`;
const rim = outline.replace('/>', ' fill="none" stroke="#fff" stroke-width="6"/>');

const corner = mirroredFolds(
  [
    fold([66, 70, 120, 118, 190, 166], 6, 15, 0.4, 0.2),
    fold([70, 84, 110, 150, 150, 220], 4.5, 14, -0.4, 0.2),
    fold([84, 70, 150, 104, 236, 136], 4.5, 14, 0.4, 0.2),
    fold([64, 494, 120, 440, 186, 400], 6, 15, -0.4, 0.2),
    fold([70, 478, 110, 410, 156, 350], 4.5, 14, 0.4, 0.2),
    fold([84, 492, 150, 454, 230, 430], 4.5, 14, -0.4, 0.2),
    fold([74, 230, 110, 236, 150, 230], 3, 12, 0.3, 0.2),
    fold([74, 330, 104, 322, 142, 330], 3, 12, -0.3, 0.2),
    fold([210, 76, 214, 110, 206, 150], 3, 12, 0.3, 0.2),
    fold([240, 488, 236, 450, 244, 410], 3, 12, 0.3, 0.2),
  ],
  middle,
).concat([
  fold([120, 190, 240, 250, 400, 220], 4.4, 30, 0.3, 0.4),
  fold([440, 330, 330, 360, 200, 330], 4.4, 32, -0.3, 0.4),
  fold([180, 420, 270, 390, 330, 300], 3.7, 28, 0.3, 0.4),
  fold([380, 140, 330, 200, 340, 290], 3.4, 26, -0.3, 0.4),
]);

const cushion = (folds: readonly Fold[]): BlankArt => ({
  ...{ side, outline, wobble: 3, thickness: 5, depth: 0.8, folds },
  volume: (x, y) => {
    const [u, v] = [Math.abs(x - middle) / 232, Math.abs(y - middle) / 232];
    return 78 * Math.max(0, (1 - u ** 2.6) * (1 - v ** 2.6)) ** 0.62;
  },
  gloss: { power: 6, share: 0.07 },
  relief: [{ shapes: rim, height: -1.4, soft: 1 }],
  dark: [],
});

export const cushionFront = cushion(corner);
export const cushionBack = cushion(
  corner.map(({ path: [ax, ay, bx, by, cx, cy], ...rest }) => ({
    ...rest,
    path: [ay, ax, by, bx - 6, cy, cx] as Fold['path'],
  })),
);
