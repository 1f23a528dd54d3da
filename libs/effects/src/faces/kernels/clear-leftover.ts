import {
  type Bounds,
  type LabImage,
  labColor,
  resizePlane,
  shrinkPlane,
  mapPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { product } from './combine-planes.ts';
import { membrane } from './membrane.ts';
import type { SwapMasks } from './swap-masks.ts';

/** Light on skin is smooth: this many pixels across a face suffice. */
const enough = 130;

/**
 * Covers the target's own brows and eyes with skin, in place: the smoothest continuation of the
 * surrounding skin. The new face hides most of it.
 *
 * @param bounds where the masks are
 * @param around the picture's pixels there
 */
export function clearLeftover(
  out: RgbaImage,
  bounds: Bounds,
  around: LabImage,
  { alpha, leftover, skin }: SwapMasks,
  faceWidth: number,
): void {
  const uncovered = mapPlane(leftover, (value, i) => value * (1 - (alpha.data[i] as number)));
  if (!uncovered.data.some((value) => value > 0.02)) return;
  const known = mapPlane(skin, (value, i) => value ** 4 * (1 - (leftover.data[i] as number)));
  const { width, height } = leftover;
  const step = Math.max(1, Math.round(faceWidth / enough));
  const shrink = (plane: Plane) =>
    shrinkPlane(plane, Math.ceil(width / step), Math.ceil(height / step));
  const weight = shrink(known);
  const fill = (values: Plane) => {
    const sum = shrink(product(values, known));
    const mean = mapPlane(sum, (value, i) => value / Math.max(1e-6, weight.data[i] as number));
    return resizePlane(membrane(mean, weight), width, height);
  };
  const [l, a, b] = [fill(around.l), fill(around.a), fill(around.b)];
  for (let i = 0; i < leftover.data.length; i += 1) {
    const share = leftover.data[i] as number;
    if ((uncovered.data[i] as number) <= 0) continue;
    const color = labColor(l.data[i] as number, a.data[i] as number, b.data[i] as number);
    const at = ((bounds.y + Math.floor(i / width)) * out.width + bounds.x + (i % width)) * 4;
    for (const c of [0, 1, 2] as const) {
      out.data[at + c] = (out.data[at + c] as number) * (1 - share) + color[c] * share;
    }
  }
}
