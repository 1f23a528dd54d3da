import { boxFilter } from '../filters/box-filter.ts';
import type { LabImage } from '../color/lab.ts';
import { rasterScans } from './raster-scans.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

/**
 * The weakest sharp edge that every path from the picture's border to a pixel must cross: separates
 * an area with a sharp contour from a background out of focus, however colourful. Minimax paths
 * (the flooding distance of watersheds, Meyer 1994) over the contrast that is lost when each pixel
 * is averaged with its neighbours.
 *
 * @returns differences of L*a*b*, 0 and up
 */
export function sharpBarrier({ l, a, b }: LabImage): Plane {
  const [detailL, detailA, detailB] = [l, a, b].map(detail) as [Plane, Plane, Plane];
  for (let i = 0; i < detailL.data.length; i += 1) {
    detailL.data[i] = Math.max(detailL.data[i], detailA.data[i], detailB.data[i]);
  }
  // Averaged once more, so that a gap of one pixel does not open a contour.
  return flood(boxFilter(detailL, 1));
}

function detail(plane: Plane): Plane {
  const detailed = boxFilter(plane, 1);
  for (let i = 0; i < plane.data.length; i += 1) {
    detailed.data[i] = Math.abs(plane.data[i] - detailed.data[i]);
  }
  return detailed;
}

function flood({ data, width, height }: Plane): Plane {
  const level = createPlane(width, height);
  for (let y = 1; y < height - 1; y += 1)
    level.data.fill(Infinity, y * width + 1, (y + 1) * width - 1);
  const relax = (at: number, from: number) => {
    const through = Math.max(level.data[from], data[at]);
    if (through < level.data[at]) level.data[at] = through;
  };
  rasterScans(width, height, relax);
  return level;
}
