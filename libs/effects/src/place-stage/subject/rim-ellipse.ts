import type { Silhouette } from './silhouette.ts';

/** Largest distance of a rim from half an ellipse, as a share of its half-width. */
const mostApart = 0.025;
/** Least width of a rim as a share of the thing's: a narrower one is a lid's knob or a spout. */
const leastWidth = 0.55;
/** As sines: a flatter rim is seen edge-on, a rounder one is a dome. */
const [flattest, roundest] = [0.1, 0.58];
/**
 * Below a rim the sides continue for this share of its width, and bend by at most this share of its
 * half-width.
 */
const [sidesFor, mostBent] = [0.16, 0.09];
/** How many degrees steeper the foot is seen than the rim, which is nearer to eye level. */
const footBelow = 4;

/**
 * The angle at which the foot of an upright round thing was seen, from its rim: a cup's top is half
 * an ellipse, with straight sides below.
 *
 * @returns degrees below the horizon; undefined if the upper end is no rim
 */
export function rimEllipse({ spans, width }: Silhouette): number | undefined {
  let [best, sine] = [mostApart, undefined as number | undefined];
  for (let down = 3; down < spans.length * 0.45; down += 1) {
    const [from, to] = spans[down] as readonly [number, number];
    const half = (to - from) / 2;
    const ratio = down / Math.max(1, half);
    if (2 * half < leastWidth * width || ratio < flattest || ratio > roundest) continue;
    if (!goesOn(spans, down, half)) continue;
    const away = apart(spans, down, { half, middle: (from + to) / 2 });
    if (away < best) [best, sine] = [away, ratio];
  }
  return sine === undefined ? undefined : (Math.asin(sine) * 180) / Math.PI + footBelow;
}

type Spans = Silhouette['spans'];

function goesOn(spans: Spans, from: number, half: number): boolean {
  const rows = spans.slice(from, from + Math.ceil(2 * half * sidesFor));
  return rows.every(([left, right]) => Math.abs((right - left) / 2 - half) <= mostBent * half);
}

function apart(spans: Spans, down: number, rim: { half: number; middle: number }): number {
  let sum = 0;
  for (let at = 1; at < down; at += 1) {
    const [from, to] = spans[at] as readonly [number, number];
    const across = Math.sqrt(1 - (1 - (at + 0.5) / down) ** 2);
    sum += ((to - from) / 2 / rim.half - across) ** 2;
    sum += (((from + to) / 2 - rim.middle) / rim.half) ** 2;
  }
  return Math.sqrt(sum / Math.max(1, down - 1));
}
