import { createPlane, mapPlane, resizePlane, shrinkPlane, type Plane } from '@tintory/pixels';

/** Columns of one row that are covered without a gap. */
type Run = { from: number; to: number };

/** A hook and a bar are looked for at this size. */
const side = 320;
/** How thick a hook is at most, and how far from the middle, in widths of all that is seen. */
const [thickest, aside] = [0.13, 0.14];
/** How high it is at least and at most, in widths of all that is seen. */
const [leastHook, mostHook] = [0.025, 0.45];
/** How far down a neckline may go in which a hanger's bar is seen, in heights. */
const deepest = 0.4;

/**
 * Takes the hanger out of a garment's mask: the hook above it, and the bar in an open neckline. It
 * would count as a hood, or as something that no garment has.
 *
 * @param mask the garment and what it hangs on, 0 to 1
 * @returns the same mask where no hook is seen
 */
export function withoutHanger(mask: Plane): Plane {
  const scale = Math.min(1, side / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const rows = readRows(shrinkPlane(mask, width, height));
  const hook = findHook(rows);
  if (!hook) return mask;
  const gone = createPlane(width, height);
  // Above the shoulders there is only the hook, with its soft rim.
  gone.data.fill(1, 0, hook.end * width);
  for (const { y, from, to } of openingsOf(rows, hook)) {
    // The row above is at least as open, and has the bar's soft rim.
    for (const row of [y - 1, y]) gone.data.fill(1, row * width + from, row * width + to);
  }
  const large = resizePlane(gone, mask.width, mask.height);
  return mapPlane(mask, (value, i) => value * (1 - (large.data[i] as number)));
}

type Hook = { column: number; top: number; end: number };

/** The rows from the top down that hold nothing but something thin above the middle. */
function findHook(rows: Run[][]): Hook | undefined {
  const top = rows.findIndex((runs) => runs.length > 0);
  const all = rows.flat();
  const [left, right] = [
    Math.min(...all.map(({ from }) => from)),
    Math.max(...all.map(({ to }) => to)),
  ];
  const [middle, span] = [(left + right) / 2, right - left];
  const isThin = (runs: Run[]) =>
    runs.length > 0 &&
    runs.every(
      ({ from, to }) =>
        to - from < span * thickest && Math.abs((from + to) / 2 - middle) < span * aside,
    );
  let end = top;
  while (end < rows.length && isThin(rows[end] ?? [])) end += 1;
  const high = (end - top) / span;
  const last = rows[end - 1]?.[0];
  if (top < 0 || !last || high < leastHook || high > mostHook) return undefined;
  return { column: Math.round((last.from + last.to) / 2), top, end };
}

/** The row in which the cloth begins below a bar; the hook's end where the neckline is closed. */
function neckline(rows: Run[][], { column, end }: Hook): number {
  const isCovered = (y: number) =>
    rows[y]?.some(({ from, to }) => from <= column && to > column) ?? false;
  const lowest = end + (rows.length - end) * deepest;
  let y = end;
  while (y < lowest && isCovered(y)) y += 1;
  while (y < lowest && !isCovered(y)) y += 1;
  return y < lowest ? y : end;
}

/** What is between the straps: going down they come nearer to each other, where a bar does not. */
function openingsOf(rows: Run[][], hook: Hook): (Run & { y: number })[] {
  const openings: (Run & { y: number })[] = [];
  let [from, to] = [Infinity, -Infinity];
  for (let y = neckline(rows, hook) - 1; y >= hook.end; y -= 1) {
    const [first, last] = [rows[y]?.[0], rows[y]?.at(-1)];
    // Where there is one part only, it is the cloth below the neckline, or a bar above the straps.
    if (first && last && first !== last) {
      [from, to] = [Math.min(from, first.to), Math.max(to, last.from)];
    }
    if (from < to) openings.push({ y, from, to });
  }
  return openings;
}

function readRows({ data, width, height }: Plane): Run[][] {
  return Array.from({ length: height }, (_, y) => {
    const runs: Run[] = [];
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] as number) <= 0.35) continue;
      const last = runs.at(-1);
      if (last?.to === x) last.to = x + 1;
      else runs.push({ from: x, to: x + 1 });
    }
    return runs;
  });
}
