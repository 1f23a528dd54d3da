/** Ellipses are looked for that end in this part of the height, from either end. */
const [nearest, farthest] = [0.08, 0.45];

/** How far the outline may lie from an ellipse, in shares of its half-width. */
const mostApart = 0.022;

/** So steep are an ellipse's first rows that one too many of them tells nothing. */
const steep = 2;

/** Sides go on straight beyond an ellipse: for this part of the height, by no more than this. */
const [straightFor, mostBent] = [0.1, 0.05];

/** Flatter ones are seen from the height of a table, as most products are; a rounder end is a ball's. */
const [flattest, roundest] = [0.5, 0.9];

/** How different rim and foot may be: what is nearer to the camera looks larger, and rounder. */
const [mostRatio, mostWidths] = [1.25, 1.6];

/**
 * Whether something that stands upright was photographed from above, a mug say: its foot is half of
 * an ellipse then, its rim the other half of one as round, and its sides between are straight.
 *
 * @param halves half of what each row covers, from the lowest row upwards
 * @returns the sine of the angle the camera looks down at; undefined where nothing says so
 */
export function uprightFromAbove(halves: readonly number[]): number | undefined {
  const [foot, rim] = [endOf(halves), endOf(halves.toReversed())];
  if (!foot || !rim) return undefined;
  const [ratios, widths] = [
    [foot.ratio, rim.ratio],
    [foot.across, rim.across],
  ] as const;
  if (apartBy(ratios) > mostRatio || apartBy(widths) > mostWidths) return undefined;
  return (foot.ratio + rim.ratio) / 2;
}

const apartBy = ([one, other]: readonly [number, number]) =>
  Math.max(one, other) / Math.min(one, other);

type End = { across: number; ratio: number };

/** The half of an ellipse that a shape ends in. */
function endOf(halves: readonly number[]): End | undefined {
  let [best, found] = [mostApart, undefined as End | undefined];
  const last = Math.floor(halves.length * farthest);
  for (let down = Math.ceil(halves.length * nearest); down <= last; down += 1) {
    const across = halves[down] as number;
    const ratio = down / across;
    const isEllipse = ratio >= flattest && ratio <= roundest;
    if (!isEllipse || !isStraight(halves, down)) continue;
    const away = apart(halves, { across, down });
    if (away < best) [best, found] = [away, { across, ratio }];
  }
  return found;
}

function isStraight(halves: readonly number[], from: number): boolean {
  const across = halves[from] as number;
  const rows = halves.slice(from, from + Math.ceil(halves.length * straightFor));
  return rows.every((half) => Math.abs(half - across) <= mostBent * across);
}

/** How far the rows below its middle lie from it, as a root mean square in shares of its half-width. */
function apart(
  halves: readonly number[],
  { across, down }: { across: number; down: number },
): number {
  let sum = 0;
  for (let at = steep; at < down; at += 1) {
    const half = Math.sqrt(1 - (1 - (at + 0.5) / down) ** 2);
    sum += ((halves[at] as number) / across - half) ** 2;
  }
  return Math.sqrt(sum / (down - steep));
}
