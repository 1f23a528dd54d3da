import type { Plane } from '@tintory/pixels';

/** Columns of one row that are covered without a gap. */
export type Run = { from: number; to: number };

/** The hook above the garment: its column where it ends, and its rows. */
export type Hook = { column: number; top: number; end: number };

/** How thick a hook is at most, and how far from the middle, in widths of all that is seen. */
const [thickest, aside] = [0.13, 0.14];
/** How high it is at least and at most, in widths of all that is seen. */
const [leastHook, mostHook] = [0.025, 0.45];

/** The rows from the top down that hold nothing but something thin above the middle. */
export function findHook(rows: Run[][]): Hook | undefined {
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

/** What of each row is covered. */
export function readRows({ data, width, height }: Plane): Run[][] {
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
