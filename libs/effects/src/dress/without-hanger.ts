import { createPlane, resizePlane, shrinkPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { findHook, readRows, type Hook, type Run } from './find-hook.ts';
import { withoutBar } from './without-bar.ts';
import { withoutGround } from './without-ground.ts';

/** Longer side at which a hook and a bar are searched, in pixels. */
const side = 320;
/** Maximum depth of a neckline with a hanger's bar, as a share of the height. */
const deepest = 0.4;
/** Maximum width of a bar above a straight edge, in garment widths. */
const narrow = 0.4;

/** A garment without its hanger: its mask, 0 to 1, and its picture. */
type Unhung = { mask: Plane; picture: RgbaImage };

/**
 * Removes the hanger from a garment's mask: the hook above it, the ground under its bar, and the
 * bar in an open neckline. It would pass for a hood or an unknown shape. A bar in front of the
 * inside of a back is painted over.
 *
 * @param mask the garment and its hanger, 0 to 1
 * @returns the same mask and picture if no hanger is found
 */
export function withoutHanger(mask: Plane, image: RgbaImage): Unhung {
  const scale = Math.min(1, side / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const covered = readRows(shrinkPlane(mask, width, height));
  const found = findHook(covered);
  const hook = found ?? tipOf(covered);
  const end = { row: hook.end / scale, column: hook.column / scale };
  const picture = withoutBar(image, mask, end);
  if (!found && picture === image) return { mask, picture };
  const open = withoutGround(mask, picture, end);
  const gone = goneWith(readRows(shrinkPlane(open, width, height)), hook, { width, height });
  const large = resizePlane(gone, mask.width, mask.height);
  for (let i = 0; i < large.data.length; i += 1) {
    large.data[i] = (open.data[i] as number) * (1 - (large.data[i] as number));
  }
  return { mask: large, picture };
}

/** If the cutout already lacks the hook, the highest point above the middle may be a bar. */
function tipOf(rows: Run[][]): Hook {
  const top = rows.findIndex((runs) => runs.length > 0);
  const [first, last] = [rows[top]?.[0], rows[top]?.at(-1)];
  return { column: Math.round(((first?.from ?? 0) + (last?.to ?? 0)) / 2), top, end: top };
}

function goneWith(rows: Run[][], hook: Hook, { width, height }: Omit<Plane, 'data'>): Plane {
  const gone = createPlane(width, height);
  // Above the shoulders there is only the hook with its soft rim.
  gone.data.fill(1, 0, hook.end * width);
  for (const { y, from, to } of openingsOf(rows, hook)) {
    // The row above is at least as open, and contains the bar's soft rim.
    for (const row of [y - 1, y]) gone.data.fill(1, row * width + from, row * width + to);
  }
  return gone;
}

/**
 * The row where the cloth begins below a bar; with a closed neckline, the row where a bar ends that
 * stands above a straight edge, between its corners.
 */
function neckline(rows: Run[][], { column, end }: Hook): number {
  const isCovered = (y: number) =>
    rows[y]?.some(({ from, to }) => from <= column && to > column) ?? false;
  const span = Math.max(...rows.map((runs) => (runs.at(-1)?.to ?? 0) - (runs[0]?.from ?? 0)));
  const lowest = end + (rows.length - end) * deepest;
  let y = end;
  while (y < lowest && isCovered(y)) y += 1;
  while (y < lowest && !isCovered(y)) y += 1;
  if (y < lowest) return y;
  y = end;
  while (isBar(rows[y] ?? [], span)) y += 1;
  return y;
}

/** A narrow run, alone or between two corners. */
const isBar = (runs: Run[], span: number): boolean =>
  runs.length > 2 || runs.some(({ from, to }) => runs.length === 1 && to - from < span * narrow);

/** The openings between the straps: these converge downwards, unlike a bar. */
function openingsOf(rows: Run[][], hook: Hook): (Run & { y: number })[] {
  const openings: (Run & { y: number })[] = [];
  let [from, to] = [Infinity, -Infinity];
  for (let y = neckline(rows, hook) - 1; y >= hook.end; y -= 1) {
    const [first, last] = [rows[y]?.[0], rows[y]?.at(-1)];
    // A single run is the cloth below the neckline, or a bar above the straps.
    if (first && last && first !== last) {
      [from, to] = [Math.min(from, first.to), Math.max(to, last.from)];
    }
    if (from < to) openings.push({ y, from, to });
  }
  return openings;
}
