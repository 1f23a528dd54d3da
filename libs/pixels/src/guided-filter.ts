import { boxFilter } from './box-filter.ts';
import { resizePlane } from './resize.ts';
import { createPlane, type Plane, type RgbaImage } from './rgba-image.ts';

/** Local linear model of a plane over a colour picture: value = r · red + g · green + b · blue + c. */
export type GuidedModel = { r: Plane; g: Plane; b: Plane; c: Plane };

/**
 * Fits the local linear models of the guided filter with a colour guide (He, Sun, Tang, "Guided
 * Image Filtering", TPAMI 2013, section 3.2). Fitted on a small picture and applied to the large
 * one this is the fast guided filter (He and Sun, 2015).
 *
 * @param epsilon how much variance counts as flat, for colours from 0 to 1
 */
export function fitGuided(
  guide: RgbaImage,
  plane: Plane,
  radius: number,
  epsilon: number,
): GuidedModel {
  const { width, height } = guide;
  const channels = [0, 1, 2].map((channel) => channelOf(guide, channel)) as [Plane, Plane, Plane];
  const mean = (p: Plane) => boxFilter(p, radius);
  const means = channels.map(mean) as [Plane, Plane, Plane];
  const meanP = mean(plane);
  const cross = channels.map((channel) => mean(multiply(channel, plane)));
  const pairs = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 2],
  ] as const;
  const products = pairs.map(([i, j]) => mean(multiply(channels[i], channels[j])));
  const raw = [0, 1, 2, 3].map(() => createPlane(width, height)) as [Plane, Plane, Plane, Plane];
  for (let i = 0; i < width * height; i += 1) {
    const m = means.map((p) => p.data[i] as number) as [number, number, number];
    const p = meanP.data[i] as number;
    const v = pairs.map(
      ([a, b], k) =>
        ((products[k] as Plane).data[i] as number) - m[a] * m[b] + (a === b ? epsilon : 0),
    ) as [number, number, number, number, number, number];
    const c = cross.map((q, k) => (q.data[i] as number) - (m[k] as number) * p) as [
      number,
      number,
      number,
    ];
    const a = solveSymmetric(v, c);
    raw[0].data[i] = a[0];
    raw[1].data[i] = a[1];
    raw[2].data[i] = a[2];
    raw[3].data[i] = p - a[0] * m[0] - a[1] * m[1] - a[2] * m[2];
  }
  const [r, g, b, c] = raw.map(mean) as [Plane, Plane, Plane, Plane];
  return { r, g, b, c };
}

/** Evaluates the models over a picture of any size. @returns clamped to 0 … 1 */
export function applyGuided(model: GuidedModel, guide: RgbaImage): Plane {
  const { width, height, data } = guide;
  const at = (plane: Plane) =>
    plane.width === width && plane.height === height ? plane : resizePlane(plane, width, height);
  const [r, g, b, c] = [at(model.r), at(model.g), at(model.b), at(model.c)];
  const out = createPlane(width, height);
  for (let i = 0; i < out.data.length; i += 1) {
    const value =
      ((r.data[i] as number) * (data[i * 4] as number) +
        (g.data[i] as number) * (data[i * 4 + 1] as number) +
        (b.data[i] as number) * (data[i * 4 + 2] as number)) /
        255 +
      (c.data[i] as number);
    out.data[i] = Math.min(1, Math.max(0, value));
  }
  return out;
}

function channelOf({ data, width, height }: RgbaImage, channel: number): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i += 1) {
    plane.data[i] = (data[i * 4 + channel] as number) / 255;
  }
  return plane;
}

function multiply(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = (a.data[i] as number) * (b.data[i] as number);
  }
  return out;
}

/** Solves a symmetric 3 × 3 system; the matrix by its upper triangle, row by row. */
function solveSymmetric(
  [a, b, c, d, e, f]: [number, number, number, number, number, number],
  [x, y, z]: [number, number, number],
): [number, number, number] {
  const A = d * f - e * e;
  const B = c * e - b * f;
  const C = b * e - c * d;
  const determinant = a * A + b * B + c * C || 1e-12;
  const D = a * f - c * c;
  const E = b * c - a * e;
  const F = a * d - b * b;
  return [
    (A * x + B * y + C * z) / determinant,
    (B * x + D * y + E * z) / determinant,
    (C * x + E * y + F * z) / determinant,
  ];
}
