import {
  createPlane,
  findComponents,
  resizePlane,
  shrinkPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';

/** Longer side at which parts are detected, in pixels. */
const lookSide = 320;
const solid = 0.5;
/** A part larger than this share of the largest one is a second subject, not an inset. */
const mostOfLargest = 0.3;
/** Parts that end this far above the foot, as a share of the whole height, stand on nothing. */
const highestFoot = 0.35;
/** A removed part loses its soft edge too: this many pixels at the size of detection. */
const rim = 2;

/**
 * Removes parts that float above a subject without touching it, such as a package's inset in a
 * shop's photograph: in a place they would hang in the air. Parts side by side stay.
 *
 * @returns the same picture if nothing floats
 */
export function withoutFloating(
  foreground: RgbaImage,
  alpha: Plane,
): { foreground: RgbaImage; alpha: Plane } {
  const scale = Math.min(1, lookSide / Math.max(alpha.width, alpha.height));
  const [width, height] = [alpha.width, alpha.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const small = shrinkPlane(alpha, width, height);
  const solids = Uint8Array.from(small.data, (value) => (value > solid ? 1 : 0));
  const { label, areas } = findComponents(solids, width, height);
  const floating = floatingParts(label, areas, width);
  if (floating.size === 0) return { foreground, alpha };
  const gone = createPlane(width, height);
  for (const [i, name] of label.entries()) {
    if (!floating.has(name)) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -rim; dy <= rim; dy += 1) {
      for (let dx = -rim; dx <= rim; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx >= 0 && nx < width && ny >= 0 && ny < height) gone.data[ny * width + nx] = 1;
      }
    }
  }
  return erase(foreground, alpha, resizePlane(gone, alpha.width, alpha.height));
}

function floatingParts(
  label: ArrayLike<number>,
  areas: readonly number[],
  width: number,
): Set<number> {
  const [tops, bottoms] = [areas.map(() => Infinity), areas.map(() => -1)];
  for (let i = 0; i < label.length; i += 1) {
    const part = (label[i] as number) - 1;
    if (part < 0) continue;
    const row = Math.floor(i / width);
    tops[part] = Math.min(tops[part] as number, row);
    bottoms[part] = Math.max(bottoms[part] as number, row);
  }
  const [top, bottom, largest] = [Math.min(...tops), Math.max(...bottoms), Math.max(...areas)];
  const highest = bottom - (bottom - top) * highestFoot;
  return new Set(
    areas.flatMap((area, part) =>
      area < largest * mostOfLargest && (bottoms[part] as number) < highest ? [part + 1] : [],
    ),
  );
}

function erase(foreground: RgbaImage, alpha: Plane, gone: Plane) {
  const [data, cover] = [foreground.data.slice(), alpha.data.slice()];
  for (const [i, share] of gone.data.entries()) {
    if (share <= 0) continue;
    cover[i] = (cover[i] as number) * (1 - share);
    data[i * 4 + 3] = cover[i] * 255;
  }
  return { foreground: { ...foreground, data }, alpha: { ...alpha, data: cover } };
}
