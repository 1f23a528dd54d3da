export type Size = { width: number; height: number };
/** Whole pixels from the left and the top of a picture. */
export type Rect = Size & { x: number; y: number };

export const wholeOf = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

export const areaOf = ({ width, height }: Size): number => width * height;

/** What two rectangles share; null where they do not meet. */
export function intersect(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The smallest rectangle around both. */
export function unite(a: Rect | null, b: Rect | null): Rect | null {
  if (!a || !b) return a ?? b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  const height = Math.max(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}

/** The whole pixels around two points and a margin. */
export function around(
  a: { x: number; y: number },
  b: { x: number; y: number },
  margin: number,
): Rect {
  const x = Math.floor(Math.min(a.x, b.x) - margin);
  const y = Math.floor(Math.min(a.y, b.y) - margin);
  const width = Math.ceil(Math.max(a.x, b.x) + margin) - x;
  const height = Math.ceil(Math.max(a.y, b.y) + margin) - y;
  return { x, y, width, height };
}

/** With a margin on each side, as far as there are pixels. */
export function widen({ x, y, width, height }: Rect, margin: number, size: Size): Rect {
  const wide = {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
  return intersect(wide, wholeOf(size)) ?? wholeOf(size);
}
