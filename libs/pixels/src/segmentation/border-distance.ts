import type { LabImage } from '../color/lab.ts';
import { createPlane, normalizePlane, type Plane } from '../plane/rgba-image.ts';

type Model = { mean: [number, number, number]; inverse: number[] };

/**
 * Keeps the covariance of a flat border invertible; about one just noticeable difference, squared.
 */
const floor = 4;

/**
 * The colour distance of each pixel to the picture's border: the Mahalanobis distances to one
 * Gaussian per side, summed without the largest, since one side may belong to the subject. After
 * Zhang et al. (ICCV 2015), section 4, "MB+".
 *
 * @returns 0 to 1
 */
export function borderDistance({ l, a, b }: LabImage, strip: number): Plane {
  const { width, height } = l;
  const sides = [
    { x: 0, y: 0, w: width, h: strip },
    { x: 0, y: height - strip, w: width, h: strip },
    { x: 0, y: 0, w: strip, h: height },
    { x: width - strip, y: 0, w: strip, h: height },
  ];
  const planes = [l.data, a.data, b.data] as const;
  const maps = sides.map((side) => normalizePlane(distanceTo(fit(planes, width, side), planes, l)));
  const out = createPlane(width, height);
  for (let i = 0; i < out.data.length; i += 1) {
    let sum = 0;
    let largest = 0;
    for (const map of maps) {
      const value = map.data[i];
      sum += value;
      largest = Math.max(largest, value);
    }
    out.data[i] = sum - largest;
  }
  return normalizePlane(out);
}

type Planes = readonly [Float32Array, Float32Array, Float32Array];

function fit(
  planes: Planes,
  width: number,
  side: { x: number; y: number; w: number; h: number },
): Model {
  const mean: [number, number, number] = [0, 0, 0];
  const products = new Array<number>(9).fill(0);
  const count = side.w * side.h;
  for (let y = side.y; y < side.y + side.h; y += 1) {
    for (let x = side.x; x < side.x + side.w; x += 1) {
      const color = planes.map((plane) => plane[y * width + x]);
      for (let r = 0; r < 3; r += 1) {
        mean[r] += color[r] / count;
        for (let c = 0; c < 3; c += 1) {
          products[r * 3 + c] += (color[r] * color[c]) / count;
        }
      }
    }
  }
  const covariance = products.map((product, i) => {
    const value = product - mean[Math.floor(i / 3)] * mean[i % 3];
    return i % 4 === 0 ? value + floor : value;
  });
  return { mean, inverse: invert3(covariance) };
}

/** Inverse of a symmetric 3 × 3 matrix, row by row. */
function invert3(m: number[]): number[] {
  const [a, b, c, , e, f, , , i] = m as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const A = e * i - f * f;
  const B = c * f - b * i;
  const C = b * f - c * e;
  const determinant = a * A + b * B + c * C;
  const E = a * i - c * c;
  const F = b * c - a * f;
  const I = a * e - b * b;
  return [A, B, C, B, E, F, C, F, I].map((value) => value / determinant);
}

function distanceTo({ mean, inverse }: Model, [l, a, b]: Planes, like: Plane): Plane {
  const out = createPlane(like.width, like.height);
  const m = inverse as [number, number, number, number, number, number, number, number, number];
  for (let i = 0; i < out.data.length; i += 1) {
    const x = l[i] - mean[0];
    const y = a[i] - mean[1];
    const z = b[i] - mean[2];
    const square =
      m[0] * x * x + m[4] * y * y + m[8] * z * z + 2 * (m[1] * x * y + m[2] * x * z + m[5] * y * z);
    out.data[i] = Math.sqrt(Math.max(0, square));
  }
  return out;
}
