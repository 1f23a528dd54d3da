import { createPlane, type Plane } from '../plane/rgba-image.ts';

/** Farther than any picture is wide, and still exact when squared in 32 bits. */
const far = 1e9;

/**
 * Distance of each pixel from the nearest one outside of a soft mask, in pixels: the exact
 * Euclidean distance transform in linear time (Felzenszwalb and Huttenlocher, "Distance Transforms
 * of Sampled Functions", 2012). Half cover is the border itself, so that soft edges get no steps.
 */
export function distanceInside(mask: Plane): Plane {
  const { data, width, height } = mask;
  const out = createPlane(width, height);
  for (let i = 0; i < data.length; i += 1) {
    const cover = data[i];
    // A border pixel's distance follows from its cover.
    const depth = Math.max(0, cover - 0.5);
    out.data[i] = cover >= 0.999 ? far : depth * depth;
  }
  transformLines(out.data, width, height, 1, width);
  transformLines(out.data, height, width, width, 1);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = Math.sqrt(Math.min(far, out.data[i]));
  }
  return out;
}

/** The lower envelope of parabolas along each of `lines` lines of `length` places. */
function transformLines(
  data: Float32Array,
  length: number,
  lines: number,
  step: number,
  next: number,
): void {
  const values = new Float64Array(length);
  const roots = new Int32Array(length);
  const borders = new Float64Array(length + 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * next;
    for (let i = 0; i < length; i += 1) values[i] = data[start + i * step];
    if (values.every((value) => value === 0)) continue;
    let last = 0;
    roots[0] = 0;
    borders[0] = -Infinity;
    borders[1] = Infinity;
    for (let q = 1; q < length; q += 1) {
      const lift = values[q] + q * q;
      let root = roots[last];
      let cross = (lift - values[root] - root * root) / (2 * q - 2 * root);
      while (last > 0 && cross <= borders[last]) {
        last -= 1;
        root = roots[last];
        cross = (lift - values[root] - root * root) / (2 * q - 2 * root);
      }
      last += 1;
      roots[last] = q;
      borders[last] = cross;
      borders[last + 1] = Infinity;
    }
    let part = 0;
    for (let q = 0; q < length; q += 1) {
      while (borders[part + 1] < q) part += 1;
      const root = roots[part];
      data[start + q * step] = (q - root) * (q - root) + values[root];
    }
  }
}
