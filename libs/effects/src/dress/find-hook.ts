import type { Plane } from '@tintory/pixels';

/** A run of covered columns in one row. */
export type Run = { from: number; to: number };

/** The hook above the garment: the column where it ends, and its rows. */
export type Hook = { column: number; top: number; end: number };

/** Maximum thickness of a hook and its maximum distance from the middle, in widths of the mask. */
const [thickest, aside] = [0.13, 0.14];
/** Minimum and maximum height of a hook, in widths of the mask. */
const [leastHook, mostHook] = [0.025, 0.45];

/** Finds the top rows that contain nothing but something thin above the middle. */
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

/** The covered runs of each row. */
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
