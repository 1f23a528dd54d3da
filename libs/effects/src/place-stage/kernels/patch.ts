import { gaussianBlur, sampleBilinear, type Plane } from '@tintory/pixels';

/**
 * A plane over part of a picture at a lower resolution, enough for blurred content. `left` and
 * `top` are its corner in the picture, `stepX` and `stepY` the size of a cell.
 */
export type Patch = { plane: Plane; left: number; top: number; stepX: number; stepY: number };

/** The bilinear value at a point of the picture; outside the patch its border's. */
export const samplePatch = (
  { plane, left, top, stepX, stepY }: Patch,
  x: number,
  y: number,
): number => sampleBilinear(plane, (x - left) / stepX - 0.5, (y - top) / stepY - 0.5);

export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Fills a patch with the mean of each cell.
 *
 * @param meanOf the mean within these coordinates
 */
export function fillPatch(
  box: Box,
  { stepX, stepY }: { stepX: number; stepY: number },
  meanOf: (left: number, top: number, right: number, bottom: number) => number,
): Patch {
  const width = Math.max(1, Math.ceil((box.right - box.left) / stepX));
  const height = Math.max(1, Math.ceil((box.bottom - box.top) / stepY));
  const data = new Float32Array(width * height);
  for (let row = 0, i = 0; row < height; row += 1) {
    const top = box.top + row * stepY;
    for (let column = 0; column < width; column += 1, i += 1) {
      const left = box.left + column * stepX;
      data[i] = meanOf(left, top, left + stepX, top + stepY);
    }
  }
  return { plane: { data, width, height }, left: box.left, top: box.top, stepX, stepY };
}

/** Mean of a plane over a cell; pixels outside the plane count as 0. */
export function cellMean(
  { data, width, height }: Plane,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const [x0, x1] = [Math.max(0, Math.round(left)), Math.min(width, Math.round(right))];
  const [y0, y1] = [Math.max(0, Math.round(top)), Math.min(height, Math.round(bottom))];
  let sum = 0;
  for (let y = y0; y < y1; y += 1) {
    for (let at = y * width + x0, end = y * width + x1; at < end; at += 1)
      sum += data[at] as number;
  }
  const cells = (Math.round(right) - Math.round(left)) * (Math.round(bottom) - Math.round(top));
  return cells > 0 ? sum / cells : 0;
}

/** The patch blurred by a Gaussian with a sigma in cells. */
export const blurPatch = (patch: Patch, cells: number): Patch => ({
  ...patch,
  plane: gaussianBlur(patch.plane, cells),
});
