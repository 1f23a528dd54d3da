import { band, circle, curve, hole, polar, solid, through, turned, type Point } from './pen.ts';
import {
  along,
  beads,
  notched,
  pointed,
  rounded,
  ruffles,
  stamens,
  veins,
  whorl,
} from './petals.ts';

const middle: Point = [256, 256];

/** Flowers seen from above, in boxes of 512 units. */
export const flowerHeads: Record<string, () => string> = {
  'tintory/cherry-blossom': () =>
    whorl(5, notched(34, 236, 96), stamens) + solid(circle(middle, 22)),
  'tintory/cosmos': () =>
    whorl(8, notched(62, 244, 64), veins) + solid(circle(middle, 34)) + beads(12, 48, 5),
  'tintory/chrysanthemum': () =>
    whorl(18, rounded(150, 250, 33)) +
    whorl(16, rounded(92, 164, 23), undefined, 10) +
    whorl(11, rounded(46, 104, 19)) +
    whorl(6, rounded(8, 52, 15), undefined, 10),
  'tintory/marigold': () => ruffles([250, 15], [206, 13], [163, 11], [121, 9], [80, 7], [42, 5]),
  'tintory/four-leaf-clover': () =>
    whorl(4, notched(26, 208, 98), veins, 45) +
    band(curve(through('256 292, 256 380, 264 440, 292 502')), (t) => 4 + 4 * t),
  'tintory/aster': () =>
    whorl(22, rounded(78, 248, 20)) + solid(circle(middle, 48)) + beads(16, 62, 6),
  'tintory/daffodil': () => whorl(6, pointed(92, 250, 78), veins) + trumpet(),
  'tintory/lily': () => whorl(6, pointed(30, 250, 58), veins) + anthers(),
  'tintory/edelweiss': () =>
    whorl(6, pointed(66, 250, 42), veins) +
    whorl(6, pointed(66, 176, 30), undefined, 30) +
    beads(5, 36, 17) +
    solid(circle(middle, 15)),
  'tintory/violet': violet,
  'tintory/morning-glory': morningGlory,
  'tintory/hydrangea': hydrangea,
};

/** The crown in a daffodil's midst, with a wavy rim. */
function trumpet(): string {
  const rim = Array.from({ length: 120 }, (_, i) =>
    polar(middle, 76 + 7 * Math.cos((i / 120) * 2 * Math.PI * 12), i * 3),
  );
  return solid(rim) + hole(circle(middle, 52)) + beads(6, 26, 9) + solid(circle(middle, 9));
}

const anthers = (): string => beads(6, 20, 7);

/** Two petals above, one at each side, a broad one below. */
function violet(): string {
  const petal = (degrees: number, to: number, half: number, holes?: typeof veins) =>
    solid(turned(rounded(26, to, half), middle, degrees)) +
    (holes?.(rounded(26, to, half)) ?? [])
      .map((one) => hole(turned(one, middle, degrees)))
      .join('');
  return (
    petal(-62, 220, 62) +
    petal(-118, 220, 62) +
    petal(8, 214, 54, veins) +
    petal(172, 214, 54, veins) +
    petal(90, 226, 84, veins) +
    solid(circle(middle, 17))
  );
}

/** A round funnel with a star of five folds. */
function morningGlory(): string {
  const rim = Array.from({ length: 120 }, (_, i) =>
    polar(middle, 226 + 14 * Math.cos((i / 120) * 2 * Math.PI * 5), i * 3 - 90),
  );
  const fold = along([
    [58, -5],
    [206, 0],
    [58, 5],
  ]);
  const folds = [0, 72, 144, 216, 288].map((at) => hole(turned(fold, middle, at - 90)));
  return solid(rim) + folds.join('') + hole(circle(middle, 46)) + beads(5, 22, 9);
}

/** A ball of small flowers with four petals each. */
function hydrangea(): string {
  const spots = [[0, 0], ...ringOf(6, 92), ...ringOf(12, 184)] as const;
  return spots
    .map(([x, y], i) =>
      [0, 90, 180, 270]
        .map((degrees) => {
          const petal = turned(rounded(6, 53, 26), middle, degrees + 45 * (i % 2));
          return solid(petal.map(([px, py]): Point => [px + x, py + y]));
        })
        .join(''),
    )
    .join('');
}

const ringOf = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, i) => polar([0, 0], radius, (i / count) * 360 - 90));
