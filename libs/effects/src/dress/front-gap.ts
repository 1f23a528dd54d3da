import { createPlane, mapPlane, resizePlane, shrinkPlane, type Plane } from '@tintory/pixels';

/** Longer side at which the gap is searched, in pixels. */
const side = 320;
/** Maximum distance of the gap from the middle, in mask widths: sleeves hang farther out. */
const aside = 0.2;
/** Maximum width of the gap, in mask widths. */
const widest = 0.5;
/** Minimum height of the gap from the hem up, as a share of the height. */
const leastHeight = 0.25;
/** Maximum depth of the inside of the back below the garment's top, as a share of the height. */
const collarHeight = 0.2;

/**
 * Finds the gap of an open jacket, coat or waistcoat: ground from the hem upwards, between two
 * fronts.
 *
 * @param mask the garment, 0 to 1
 * @returns the gap, 0 to 1; undefined for a closed front
 */
export function frontGap(mask: Plane): Plane | undefined {
  const scale = Math.min(1, side / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const small = shrinkPlane(mask, width, height);
  const gap = createPlane(width, height);
  const { left, right, top, bottom } = boxOf(small);
  const [middle, span] = [(left + right) / 2, right - left];
  let [rows, missed] = [0, 0];
  let highest: { y: number; hole: readonly [number, number] } | undefined;
  // The hems of both fronts may differ in height: a few rows without a gap are skipped.
  for (let y = bottom; y >= top && missed < (rows ? 2 : (bottom - top) * 0.08); y -= 1) {
    const hole = holeAround(small, y, middle, span * aside);
    if (!hole || widthOf(hole) > span * widest) missed += 1;
    else {
      gap.data.fill(1, y * width + hole[0], y * width + hole[1]);
      // Narrow slits of ground continue upwards beside the inside of a back.
      if (!highest || widthOf(hole) > widthOf(highest.hole) / 2) highest = { y, hole };
      rows += 1;
    }
  }
  if (!highest || rows < (bottom - top) * leastHeight) return undefined;
  const open = resizePlane(gap, mask.width, mask.height);
  const ground = mapPlane(open, (value, i) =>
    Math.min(value > 0.5 ? 1 : value * 2, 1 - (mask.data[i] as number)),
  );
  // Above a gap this high is the inside of the back.
  if (highest.y - top > (bottom - top) * collarHeight) return ground;
  const back = resizePlane(insideOfBack(small, highest.y, highest.hole), mask.width, mask.height);
  return mapPlane(ground, (value, i) => Math.max(value, back.data[i] as number));
}

const widthOf = ([from, to]: readonly [number, number]): number => to - from;

/** The area between the cloth's upper edge and the upper end of a gap. */
function insideOfBack(
  { data, width, height }: Plane,
  end: number,
  [from, to]: readonly [number, number],
): Plane {
  const back = createPlane(width, height);
  for (let x = from; x < to; x += 1) {
    let y = 0;
    while (y < end && (data[y * width + x] as number) < 0.5) y += 1;
    for (; y <= end; y += 1) back.data[y * width + x] = 1;
  }
  return back;
}

/** The widest uncovered run around a row's middle that has cloth on both sides. */
function holeAround(
  { data, width }: Plane,
  y: number,
  middle: number,
  reach: number,
): [from: number, to: number] | undefined {
  const isOpen = (x: number) => (data[y * width + x] as number) < 0.5;
  const from = Math.max(0, Math.floor(middle - reach));
  const to = Math.min(width, Math.ceil(middle + reach));
  let start = -1;
  let most: [number, number] | undefined;
  for (let x = from; x < to; x += 1) {
    if (!isOpen(x)) continue;
    start = x;
    while (start > 0 && isOpen(start - 1)) start -= 1;
    let end = x;
    while (end < width && isOpen(end)) end += 1;
    if (start > 0 && end < width && (!most || end - start > most[1] - most[0])) most = [start, end];
    x = end;
  }
  return most;
}

function boxOf({ data, width, height }: Plane) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let i = 0; i < data.length; i += 1) {
    if ((data[i] as number) < 0.5) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, right, top, bottom };
}
