import { rasterScans } from './raster-scans.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

/**
 * Minimum barrier distance from the picture's border: the least range of values that a path from
 * the border to a pixel must cross. Things that a contour closes off from the border are far, even
 * when their inside varies. Raster-scan approximation of Zhang et al., "Minimum Barrier Salient
 * Object Detection at 80 FPS" (ICCV 2015), section 3.
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
