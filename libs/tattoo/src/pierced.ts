import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import { extentOf, type Placed, type Put } from './placed.ts';
import { isReadable, outlineShown, recognisable, sideOf } from './readable.ts';

const pierces = (below: Placed, above: Placed): boolean =>
  is(below.motif, 'blade') && roleOf(above.motif) !== 'long';

/** Least visible share of a blade that shows at both ends. */
const bothEnds = 0.5;
export const leastWithin = (below: Placed, above: Placed) =>
  pierces(below, above) ? bothEnds : recognisable;

/** Length and rise of a blade through a thing, in the thing's height. */
const thrusts = [1.6, 1.75, 1.9, 2.05].flatMap((length) =>
  [0.1, 0.2, 0.3].map((higher) => [length, higher] as const),
);

/** The same for two crossed blades, whose guards both have to show. */
const crossings = [1.95, 2.15, 2.35].map((length) => [length, 0.05] as const);

/** Pushes a blade through a thing from above; hilt and point show. */
export function pierced(below: Placed, above: Placed, put: Put): Placed[] | undefined {
  if (!pierces(below, above)) return undefined;
  const { left, right, top, bottom } = extentOf([above]);
  const [height, middle] = [bottom - top, (top + bottom) / 2];
  const { turn } = motifOf(below.motif);
  const { level = 0 } = below;
  const shown = (is(below.motif, 'crossed') ? crossings : thrusts)
    .map(([length, higher]) =>
      put(below.motif, (left + right) / 2, middle - height * higher, height * length, {
        turn,
        level,
      }),
    )
    .filter((one) => shareOf(one, above) >= bothEnds && comesOut(one, above));
  // Crumbs within a blade are removed later.
  const best = shown.find((one) => isReadable(one, above, bothEnds)) ?? shown[0];
  return best && [best, above];
}

const shareOf = (below: Placed, above: Placed) =>
  outlineShown(below, above, sideOf([below, above]));

/** Whether a blade shows above and below. */
function comesOut(blade: Placed, through: Placed): boolean {
  const [long, short] = [extentOf([blade]), extentOf([through])];
  const least = (long.bottom - long.top) * 0.08;
  return short.top - long.top > least && long.bottom - short.bottom > least;
}
