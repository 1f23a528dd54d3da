import { resizePlane, type Plane } from '@tintory/pixels';
import { fitParabola } from './fit-parabola.ts';
import { uprightFromAbove } from './upright-from-above.ts';

/** The outline is looked at this large: previews and full pictures tell the same. */
const lookSide = 320;

/** How much of its lower half is there at least: what stands has a flat foot, which cuts it off. */
const leastOfLower = 0.985;

/** How far the outline may lie from an ellipse, in shares of its half-width. */
const mostApart = 0.018;

/** Which part of the thing's height the ellipse's lower half is at least, and of its width. */
const [leastHeight, leastWidth] = [0.25, 0.88];

/** This part of a thing's height, at its foot, tells where its middle is. */
const footShare = 0.12;

/** An ellipse is followed this far above where it is widest, in shares of its half-height. */
const followed = 0.5;

/**
 * Flatter ones are seen from the height of a table, as most products are; a rounder one may as well
 * be a ball.
 */
const [flattest, roundest] = [0.6, 0.96];

/**
 * Whether a thing was photographed from above: what is round and lies flat, a saucer say, is an
 * ellipse then, which goes on above where it is widest, while a pot's foot and a bowl's rim end there;
 * what is round and stands upright, a mug say, ends in half an ellipse below and in the other half above.
 *
 * @returns the sine of the angle the camera looks down at; undefined where nothing says so
 */
export function seenFromAbove(alpha: Plane): number | undefined {
  const scale = Math.min(1, lookSide / Math.max(alpha.width, alpha.height));
  const [width, height] = [alpha.width, alpha.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const spans = coveredSpans(resizePlane(alpha, width, height));
  return (
    lyingFromAbove(spans.map(([from, to]) => (to - from) / 2)) ?? uprightFromAbove(slim(spans))
  );
}

function lyingFromAbove(halves: readonly number[]): number | undefined {
  const widest = firstWidest(halves);
  const half = halves[widest] ?? 0;
  if (widest < halves.length * leastHeight || half < Math.max(...halves) * leastWidth) return;
  const rows = halves.slice(0, Math.ceil(widest * (1 + followed)) + 1);
  const ellipse = ellipseThrough(rows);
  if (!ellipse || ellipse.middle < leastOfLower * ellipse.down) return;
  if (apart(rows, ellipse) > mostApart * half) return;
  const ratio = ellipse.down / ellipse.across;
  return ratio >= flattest && ratio <= roundest ? ratio : undefined;
}

type Span = readonly [from: number, to: number];

/** From where to where each row is covered, from the lowest row upwards. */
function coveredSpans({ data, width, height }: Plane): Span[] {
  const spans: Span[] = [];
  for (let y = height - 1; y >= 0; y -= 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => value >= 0.5);
    const last = row.findLastIndex((value) => value >= 0.5);
    if (first >= 0) spans.push([first, last + 1]);
    else if (spans.length > 0) break;
  }
  return spans;
}

/** Half of each row as wide as its narrower side: a handle is on one side only. */
function slim(spans: readonly Span[]): number[] {
  const foot = spans
    .slice(0, Math.ceil(spans.length * footShare))
    .map(([from, to]) => (from + to) / 2)
    .sort((a, b) => a - b);
  const axis = foot[foot.length >> 1] ?? 0;
  return spans.map(([from, to]) => Math.max(0.5, Math.min(axis - from, to - axis)));
}

/** The row from which on a thing becomes narrower, upwards from its foot. */
function firstWidest(halves: readonly number[]): number {
  const patience = Math.max(2, halves.length * 0.03);
  let widest = 0;
  for (const [at, half] of halves.entries()) {
    const best = halves[widest] as number;
    if (half > best) widest = at;
    else if (at - widest > patience && half < best * 0.99) break;
  }
  return widest;
}

type Ellipse = { across: number; down: number; middle: number };

/** The square of an ellipse's half-width is a parabola over its height. */
function ellipseThrough(rows: readonly number[]): Ellipse | undefined {
  const [a, b, c] = fitParabola(rows.map((half) => half ** 2));
  if (c >= 0) return undefined;
  const middle = -b / (2 * c);
  const square = a - (b * b) / (4 * c);
  return { across: Math.sqrt(square), down: Math.sqrt(square / -c), middle };
}

/** How far rows lie from it, as a root mean square in pixels. */
function apart(rows: readonly number[], { across, down, middle }: Ellipse): number {
  const sum = rows.reduce((total, half, at) => {
    const share = 1 - ((at - middle) / down) ** 2;
    return total + (across * Math.sqrt(Math.max(0, share)) - half) ** 2;
  }, 0);
  return Math.sqrt(sum / rows.length);
}
