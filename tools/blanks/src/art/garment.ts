import type { Fold } from '../folds.ts';

/** A push of cloth towards a line through (x, y): it folds along that line. */
export type Push = {
  x: number;
  y: number;
  /** Degrees of the folds' direction, 0 along x. */
  along: number;
  /** Share by which it is pressed together across. */
  amount: number;
  /** Millimetres it reaches along and across. */
  reach: number;
  across: number;
};

/** All pushes together as a shift. */
export const pushed =
  (pushes: readonly Push[]) =>
  (x: number, y: number): [number, number] => {
    let [dx, dy] = [0, 0];
    for (const push of pushes) {
      const angle = (push.along * Math.PI) / 180;
      const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
      const along = (x - push.x) * ax + (y - push.y) * ay;
      const off = -(x - push.x) * ay + (y - push.y) * ax;
      const near = Math.exp(-((along / push.reach) ** 2) - (off / push.across) ** 2);
      dx += -off * push.amount * near * -ay;
      dy += -off * push.amount * near * ax;
    }
    return [dx, dy];
  };

/** The same pushes on the other side too, a little different: nothing that is worn is symmetric. */
export const mirrored = (pushes: readonly Push[], middle: number, times = 0.85): Push[] => [
  ...pushes,
  ...pushes.map((push) => ({
    ...push,
    ...{ x: 2 * middle - push.x, along: 180 - push.along, amount: push.amount * times },
    y: push.y + 9,
  })),
];

/** Folds on the other side too, each a little different. */
export const mirroredFolds = (folds: readonly Fold[], middle: number): Fold[] => [
  ...folds,
  ...folds.map(({ path: [ax, ay, bx, by, cx, cy], ...fold }, index) => {
    const down = ((index * 37) % 23) - 8;
    const times = 0.7 + ((index * 53) % 40) / 100;
    const m = 2 * middle;
    return {
      ...fold,
      path: [m - ax, ay, m - bx - down, by + down, m - cx + down, cy + down] as Fold['path'],
      ...{ height: fold.height * times, lean: -fold.lean },
    };
  }),
];

/** A fold in one line: its curve, height and width, how it leans and where it is highest. */
export const fold = (
  path: Fold['path'],
  height: number,
  width: number,
  lean = 0.3,
  peak = 0.35,
): Fold => ({ path, height, width, lean, peak });
