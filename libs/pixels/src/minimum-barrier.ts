import { createPlane, type Plane } from './rgba-image.ts';

/** Three rounds of scans are where the distance stops changing visibly. */
const rounds = 3;

/**
 * Minimum barrier distance from the picture's border: the least range of values that a path from
 * the border to a pixel must cross. Things that a contour closes off from the border are far, even
 * when their inside varies. Raster-scan approximation of Zhang et al., "Minimum Barrier Salient
 * Object Detection at 80 FPS" (ICCV 2015), section 3.
 */
export function minimumBarrier(plane: Plane): Plane {
  const { data, width, height } = plane;
  const distance = createPlane(width, height);
  const high = Float32Array.from(data);
  const low = Float32Array.from(data);
  distance.data.fill(Infinity);
  for (let i = 0; i < data.length; i += 1) {
    const x = i % width;
    const onBorder = x === 0 || x === width - 1 || i < width || i >= data.length - width;
    if (onBorder) distance.data[i] = 0;
  }

  const relax = (at: number, from: number) => {
    const value = data[at] as number;
    const top = Math.max(high[from] as number, value);
    const bottom = Math.min(low[from] as number, value);
    if (top - bottom >= (distance.data[at] as number)) return;
    distance.data[at] = top - bottom;
    high[at] = top;
    low[at] = bottom;
  };

  for (let round = 0; round < rounds; round += 1) {
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        relax(y * width + x, y * width + x - 1);
        relax(y * width + x, (y - 1) * width + x);
      }
    }
    for (let y = height - 2; y > 0; y -= 1) {
      for (let x = width - 2; x > 0; x -= 1) {
        relax(y * width + x, y * width + x + 1);
        relax(y * width + x, (y + 1) * width + x);
      }
    }
  }
  return distance;
}
