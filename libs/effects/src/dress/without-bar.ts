import { boxFilter, createPlane, type Plane, type RgbaImage } from '@tintory/pixels';

/** The end of a hook, or the garment's top above its middle, in pixels. */
export type HookEnd = { row: number; column: number };

/** Maximum colour distance of a bar's pixels from its start, of 255 per channel. */
const reach = 28;
/** Maximum share of the mask that a bar covers: more is cloth in front of it. */
const mostArea = 0.03;
/** Minimum slope of a bar from its middle to both ends: a neck trim is flatter or hangs down. */
const leastSlope = 0.18;
/** Minimum width of a bar, in picture widths, and maximum offset of its middle, in bar widths. */
const [leastWidth, mostAside] = [0.06, 0.25];
/** Offsets from a hook's end at which a bar is searched, in picture widths. */
const under = [0.012, 0.005, -0.005, -0.015] as const;
/** Extent of a bar's shade beside it, in picture widths. */
const rim = 0.005;

/**
 * Paints over a hanger's bar with what is below it: the inside of a back, or the ground.
 *
 * @param mask the garment and its hanger, 0 to 1
 * @returns the same picture if no bar is found
 */
export function withoutBar(image: RgbaImage, mask: Plane, hook: HookEnd): RgbaImage {
  const { width, height } = mask;
  const starts = under.map((by) => ({ ...hook, row: hook.row + width * by }));
  const bar = starts.reduce<Plane | undefined>(
    (found, start) => found ?? barFrom(image, mask, start),
    undefined,
  );
  if (!bar) return image;
  const near = boxFilter(bar, Math.max(1, Math.round(width * rim)));
  const data = new Uint8ClampedArray(image.data);
  for (let x = 0; x < width; x += 1) {
    for (let y = height - 2; y >= 0; y -= 1) {
      const at = (y * width + x) * 4;
      if (near.data[y * width + x]) data.copyWithin(at, at + width * 4, at + width * 4 + 3);
    }
  }
  return { data, width, height };
}

/** The connected area with the colours of a point below a hook. */
function barFrom(image: RgbaImage, mask: Plane, { row, column }: HookEnd): Plane | undefined {
  const { width, height, data } = mask;
  const bar = createPlane(width, height);
  const start = Math.round(row) * width + Math.round(column);
  const isBar = (i: number) =>
    (data[i] ?? 0) > 0.35 && !bar.data[i] && distance(image, start, i) < reach;
  if (!isBar(start)) return undefined;
  const most = data.reduce((sum, value) => sum + value, 0) * mostArea;
  const open = [start];
  let area = 0;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (!isBar(i)) continue;
    bar.data[i] = 1;
    area += 1;
    if (area > most) return undefined;
    open.push(i - 1, i + 1, i - width, i + width);
  }
  return slopes(bar, column) ? bar : undefined;
}

/** Whether an area is a bar: highest in the middle, below its hook, and lower at both ends. */
function slopes({ data, width, height }: Plane, column: number): boolean {
  const tops = new Map<number, number>();
  for (let x = 0; x < width; x += 1) {
    let y = 0;
    while (y < height && !data[y * width + x]) y += 1;
    if (y < height) tops.set(x, y);
  }
  const columns = [...tops.keys()].sort((a, b) => a - b);
  const [first = 0, last = 0] = [columns[0], columns.at(-1)];
  const span = last - first;
  const lowest = Math.min(tops.get(first) ?? 0, tops.get(last) ?? 0);
  const aside = Math.abs((first + last) / 2 - column);
  const drop = lowest - Math.min(...tops.values());
  return span > width * leastWidth && aside < span * mostAside && drop > span * leastSlope;
}

function distance({ data }: RgbaImage, a: number, b: number): number {
  const red = (data[a * 4] as number) - (data[b * 4] as number);
  const green = (data[a * 4 + 1] as number) - (data[b * 4 + 1] as number);
  const blue = (data[a * 4 + 2] as number) - (data[b * 4 + 2] as number);
  return Math.sqrt(red * red + green * green + blue * blue);
}
