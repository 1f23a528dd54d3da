import { borderDistance } from './border-distance.ts';
import { boxFilter } from './box-filter.ts';
import type { LabImage } from './lab.ts';
import { minimumBarrier } from './minimum-barrier.ts';
import { otsu } from './otsu.ts';
import { createPlane, mapPlane, normalizePlane, type Plane } from './rgba-image.ts';

/**
 * What stands out: contours that close it off from the border, colours unlike the border's, and
 * nearness to the middle. After Zhang et al. (ICCV 2015).
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
  const barrier = normalizePlane(
    mapPlane(createPlane(width, height), (_, i) =>
      barriers.reduce((sum, plane) => sum + (plane.data[i] as number), 0),
    ),
  );
  const raw = mapPlane(barrier, (value, i) => {
    const x = (i % width) / width - 0.5;
    const y = Math.floor(i / width) / height - 0.5;
    const middle = Math.exp(-(x * x + y * y) / 0.18);
    return (value + (border.data[i] as number)) * (0.4 + 0.6 * middle);
  });
  return stretch(normalizePlane(raw));
}

/** Pushes values apart around the threshold that splits them best. */
function stretch(plane: Plane): Plane {
  const threshold = otsu(plane);
  return mapPlane(plane, (value) => 1 / (1 + Math.exp(-9 * (value - threshold))));
}
