import type { Fold } from '../folds.ts';

/** A compression of cloth towards a line through (x, y), along which it folds. */
export type Push = {
  x: number;
  y: number;
  /** Direction of the folds in degrees, 0 along x. */
  along: number;
  /** Fraction by which the cloth is compressed across the line. */
  amount: number;
  /** Extent along and across the line, in millimetres. */
  reach: number;
  across: number;
};

/** The sum of all pushes, as a displacement. */
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

/** Adds the pushes mirrored, slightly varied: worn clothes are not symmetric. */
export const mirrored = (pushes: readonly Push[], middle: number, times = 0.85): Push[] => [
  ...pushes,
  ...pushes.map((push) => ({
    ...push,
    ...{ x: 2 * middle - push.x, along: 180 - push.along, amount: push.amount * times },
    y: push.y + 9,
  })),
];

/** Adds the folds mirrored, each slightly varied. */
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

/** Creates a fold from its curve, height and width, its lean and the position of its peak. */
export const fold = (
  path: Fold['path'],
  height: number,
  width: number,
  lean = 0.3,
  peak = 0.35,
): Fold => ({ path, height, width, lean, peak });
