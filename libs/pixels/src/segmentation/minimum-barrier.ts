import { rasterScans } from './raster-scans.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

/**
 * Minimum barrier distance from the picture's border: the smallest range of values along any path
 * from the border to a pixel. Objects enclosed by a contour are distant, even if their inside
 * varies. Raster-scan approximation of Zhang et al., "Minimum Barrier Salient Object Detection at
 * 80 FPS" (ICCV 2015), section 3.
 */
export function minimumBarrier(plane: Plane): Plane {
  const { data, width, height } = plane;
  const distance = createPlane(width, height);
  const high = data.slice();
  const low = data.slice();
  distance.data.fill(Infinity);
  for (let i = 0; i < data.length; i += 1) {
    const x = i % width;
    const onBorder = x === 0 || x === width - 1 || i < width || i >= data.length - width;
    if (onBorder) distance.data[i] = 0;
  }

  const relax = (at: number, from: number) => {
    const value = data[at];
    const top = Math.max(high[from], value);
    const bottom = Math.min(low[from], value);
    if (top - bottom >= distance.data[at]) return;
    distance.data[at] = top - bottom;
    high[at] = top;
    low[at] = bottom;
  };

  rasterScans(width, height, relax);
  return distance;
}
