import { createPlane, type Plane, smoothStep } from '@tintory/pixels';

/** Heights above the foot, as shares of the subject's, between which contact shade fades out. */
const [touching, above] = [0.1, 0.26];

/**
 * Slopes of the outline between which contact shade fades out: a steep outline only turns away from
 * the floor.
 */
const [flat, steep] = [0.35, 1];

/** Height of the shade, in subject heights. */
const depth = 0.013;

/**
 * The line of shade right under everything that stands on the floor, such as each leg of a chair or
 * the heel of a boot seen from the side; parts farther back are higher in the picture.
 *
 * @param bottom the lowest covered row
 * @param height of the subject, in rows
 */
export function contactShade(alpha: Plane, bottom: number, height: number): Plane {
  const out = createPlane(alpha.width, alpha.height);
  const lowest = lowestRows(alpha, bottom, Math.ceil(height * above));
  const rows = Math.max(1.5, height * depth);
  for (let x = 0; x < alpha.width; x += 1) {
    const foot = lowest[x] as number;
    if (foot < 0) continue;
    const rise = smoothStep(touching, above, (bottom - foot) / height);
    const weight = (1 - rise) * (1 - smoothStep(flat, steep, slopeAt(lowest, x)));
    for (let down = 1; down <= rows && foot + down < alpha.height; down += 1) {
      out.data[(foot + down) * alpha.width + x] = weight * (1 - (down - 1) / rows);
    }
  }
  return out;
}

/** The lowest covered row of each column; −1 if it is too far above the foot. */
function lowestRows({ data, width }: Plane, bottom: number, reach: number): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = bottom; y >= Math.max(0, bottom - reach); y -= 1) {
      if ((data[y * width + x] as number) > 0.5) return y;
    }
    return -1;
  });
}

/** The outline's slope on its flatter side, so that narrow legs count as flat. */
function slopeAt(lowest: Int32Array, x: number): number {
  const here = lowest[x] as number;
  const beside = [-2, 2].map((step) => {
    const there = lowest[x + step] ?? -1;
    return there < 0 ? Infinity : Math.abs(there - here) / 2;
  });
  return Math.min(...beside);
}
