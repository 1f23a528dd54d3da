import { boxFilter } from './box-filter.ts';
import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { createSampler } from '../resample/sampler.ts';

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
  const [red, green, blue] = means.map(({ data }) => data) as Three;
  const [rp, gp, bp] = cross.map(({ data }) => data) as Three;
  const [rr, rg, rb, gg, gb, bb] = products.map(({ data }) => data) as Six;
  for (let i = 0; i < width * height; i += 1) {
    const [r, g, b] = [red[i], green[i], blue[i]];
    const p = meanP.data[i];
    // The colours' covariance matrix, as its upper triangle, and their covariance with p.
    const vrr = rr[i] - r * r + epsilon;
    const vrg = rg[i] - r * g;
    const vrb = rb[i] - r * b;
    const vgg = gg[i] - g * g + epsilon;
    const vgb = gb[i] - g * b;
    const vbb = bb[i] - b * b + epsilon;
    const x = rp[i] - r * p;
    const y = gp[i] - g * p;
    const z = bp[i] - b * p;
    // Solves the system by cofactors.
    const A = vgg * vbb - vgb * vgb;
    const B = vrb * vgb - vrg * vbb;
    const C = vrg * vgb - vrb * vgg;
    const D = vrr * vbb - vrb * vrb;
    const E = vrg * vrb - vrr * vgb;
    const F = vrr * vgg - vrg * vrg;
    const determinant = vrr * A + vrg * B + vrb * C || 1e-12;
    const a1 = (A * x + B * y + C * z) / determinant;
    const a2 = (B * x + D * y + E * z) / determinant;
    const a3 = (C * x + E * y + F * z) / determinant;
    raw[0].data[i] = a1;
    raw[1].data[i] = a2;
    raw[2].data[i] = a3;
    raw[3].data[i] = p - a1 * r - a2 * g - a3 * b;
  }
  const [r, g, b, c] = raw.map(mean) as [Plane, Plane, Plane, Plane];
  return { r, g, b, c };
}

type Three = [Float32Array, Float32Array, Float32Array];
type Six = [...Three, ...Three];

/** Slopes below this move no pixel by a visible step: the model is flat there. */
const flatSlope = 1e-4;

/** Pixels are evaluated in tiles of this side, so that flat ones cost nothing. */
const tileSide = 32;

/**
 * Evaluates the models over a picture of any size.
 *
 * @returns clamped to 0 … 1
 */
export function applyGuided(model: GuidedModel, guide: RgbaImage): Plane {
  const { width, height } = guide;
  const out = createPlane(width, height);
  const sample = createSampler(model.c, guide);
  for (let top = 0; top < height; top += tileSide) {
    for (let left = 0; left < width; left += tileSide) {
      const tile = {
        left,
        top,
        right: Math.min(width, left + tileSide),
        bottom: Math.min(height, top + tileSide),
      };
      const flat = flatValue(model, tile, guide);
      if (flat === undefined) evaluate(model, guide, sample, tile, out);
      else fill(out, tile, flat);
    }
  }
  return out;
}

type Tile = { left: number; top: number; right: number; bottom: number };

/** The model's one value all over a tile; undefined unless it is flat. */
function flatValue(model: GuidedModel, tile: Tile, guide: RgbaImage): number | undefined {
  const { width, height } = model.c;
  const column = (x: number) => Math.floor((x * width) / guide.width);
  const row = (y: number) => Math.floor((y * height) / guide.height);
  const right = Math.min(width - 1, column(tile.right) + 1);
  const bottom = Math.min(height - 1, row(tile.bottom) + 1);
  let value: number | undefined;
  for (let y = Math.max(0, row(tile.top) - 1); y <= bottom; y += 1) {
    for (let x = Math.max(0, column(tile.left) - 1); x <= right; x += 1) {
      const i = y * width + x;
      const slope =
        Math.abs(model.r.data[i]) + Math.abs(model.g.data[i]) + Math.abs(model.b.data[i]);
      const c = model.c.data[i];
      if (slope > flatSlope || Math.abs(c - (value ?? c)) > flatSlope) return undefined;
      value ??= c;
    }
  }
  return value === undefined ? undefined : Math.min(1, Math.max(0, value));
}

function fill(out: Plane, { left, top, right, bottom }: Tile, value: number): void {
  for (let y = top; y < bottom; y += 1) {
    out.data.fill(value, y * out.width + left, y * out.width + right);
  }
}

function evaluate(
  model: GuidedModel,
  { data, width }: RgbaImage,
  sample: (plane: Plane, x: number, y: number) => number,
  { left, top, right, bottom }: Tile,
  out: Plane,
): void {
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const i = y * width + x;
      const value =
        (sample(model.r, x, y) * data[i * 4] +
          sample(model.g, x, y) * data[i * 4 + 1] +
          sample(model.b, x, y) * data[i * 4 + 2]) /
          255 +
        sample(model.c, x, y);
      out.data[i] = Math.min(1, Math.max(0, value));
    }
  }
}

function channelOf({ data, width, height }: RgbaImage, channel: number): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i += 1) {
    plane.data[i] = data[i * 4 + channel] / 255;
  }
  return plane;
}

function multiply(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = a.data[i] * b.data[i];
  }
  return out;
}
