import { borderDistance } from './border-distance.ts';
import { boxFilter } from '../filters/box-filter.ts';
import type { LabImage } from '../color/lab.ts';
import { minimumBarrier } from './minimum-barrier.ts';
import { otsu } from './otsu.ts';
import { createPlane, normalizePlane, type Plane } from '../plane/rgba-image.ts';

/**
 * Saliency from contours that enclose an area, colour distance to the border and nearness to the
 * middle. After Zhang et al. (ICCV 2015).
 *
 * @returns 0 to 1
 */
export function saliency(lab: LabImage): Plane {
  const { width, height } = lab.l;
  const smoothing = Math.max(1, Math.round(Math.max(width, height) / 160));
  const barriers = [lab.l, lab.a, lab.b].map((plane) =>
    minimumBarrier(boxFilter(plane, smoothing)),
  );
  const strip = Math.max(2, Math.round(Math.min(width, height) * 0.06));
  const border = borderDistance(lab, strip);
  const sum = createPlane(width, height);
  for (const { data } of barriers) {
    for (let i = 0; i < data.length; i += 1) {
      sum.data[i] += data[i];
    }
  }
  const found = normalizePlane(sum);
  const [across, down] = [aroundMiddle(width), aroundMiddle(height)];
  for (let i = 0, y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const middle = across[x] * down[y];
      found.data[i] = (found.data[i] + border.data[i]) * (0.4 + 0.6 * middle);
    }
  }
  return stretch(normalizePlane(found));
}

/** The nearness of each of `count` pixels along one axis to the middle of the picture, up to 1. */
const aroundMiddle = (count: number): Float64Array =>
  new Float64Array(count).map((_, i) => Math.exp(-((i / count - 0.5) ** 2) / 0.18));

/** Raises the contrast around the Otsu threshold. */
function stretch(plane: Plane): Plane {
  const threshold = otsu(plane);
  for (let i = 0; i < plane.data.length; i += 1) {
    plane.data[i] = 1 / (1 + Math.exp(-9 * (plane.data[i] - threshold)));
  }
  return plane;
}
