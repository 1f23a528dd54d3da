import { createNoiseField, fractal, smoothStep, type Plane } from '@tintory/pixels';
import { mean, meshPoint, type FaceFrame, type Point } from './face-frame.ts';
import { addGloss, layOver, type Light } from './paint.ts';
import type { Painted } from './shade-coat.ts';
import { eachPixel, fillShape, type ShapePatch } from './shape-patch.ts';
import { splineThrough } from './spline.ts';
import type { LitSphere } from './studio-light.ts';
import type { Size } from './venom-options.ts';

/** A creature's eye in the picture. */
export type EyePatch = ShapePatch & {
  /** Its size in pixels, and the middle of the person's own eye. */
  scale: number;
  middle: Point;
};

/** The upper edge from nose to temple and the jagged lower edge back, in eye widths. */
const upper: readonly Point[] = [
  [-0.34, -0.42],
  [-0.02, 0.12],
  [0.42, 0.44],
  [0.95, 0.72],
  [1.5, 1.16],
  [1.92, 1.68],
];
const lower: readonly Point[] = [
  [1.58, 0.98],
  [1.84, 0.74],
  [1.36, 0.5],
  [1.56, 0.08],
  [1.1, 0.08],
  [1.06, -0.4],
  [0.78, -0.22],
  [0.54, -0.68],
  [0.34, -0.42],
  [0.04, -0.66],
];

const corners = [
  [133, 33],
  [362, 263],
] as const;

/** Both eyes of a face: large, swept up to the temples, torn at the lower edge. */
export function shapeEyes(frame: FaceFrame, size: Size, random: () => number): EyePatch[] {
  return corners.flatMap(([innerIndex, outerIndex]) => {
    const [inner, outer] = [meshPoint(frame, innerIndex), meshPoint(frame, outerIndex)];
    const [dx, dy] = [outer[0] - inner[0], outer[1] - inner[1]];
    // The far eye of a turned head is narrower, but not lower.
    const wide = Math.hypot(dx, dy);
    const tall = Math.max(wide, frame.width * 0.21);
    const out: Point = [dx / wide, dy / wide];
    const up: Point = [-frame.down[0], -frame.down[1]];
    const place = ([u, v]: Point): Point => [
      inner[0] + out[0] * u * wide + up[0] * v * tall,
      inner[1] + out[1] * u * wide + up[1] * v * tall,
    ];
    const torn = lower.map(([u, v]): Point => [
      u + (random() - 0.5) * 0.1,
      v + (random() - 0.5) * 0.12,
    ]);
    const outline = [...splineThrough(upper, 8), ...torn].map(place);
    const patch = fillShape(outline, size, wide * 0.4);
    return patch ? [{ ...patch, scale: tall, middle: mean(inner, outer) }] : [];
  });
}

/** Carves an eye into the coat and raises a lid around it. */
export function carveEye(height: Plane, eye: EyePatch): void {
  const lid = eye.scale * 0.12;
  eachPixel(eye, height.width, (i, index) => {
    const d = eye.distance[i] as number;
    const ridge = Math.exp(-(((d + lid * 1.2) / lid) ** 2)) * lid;
    const hollow = smoothStep(-lid, lid, d) * lid;
    height.data[index] = (height.data[index] as number) + ridge - hollow;
  });
}

/** Paints an eye: milky white and wet, with a torn black edge. */
export function paintEye(
  painted: Painted,
  eye: EyePatch,
  sphere: LitSphere,
  clip: (index: number) => number,
  seed: number,
): void {
  const noise = createNoiseField(seed * 3 + 11);
  const round = eye.scale * 0.34;
  const dome = (d: number) => {
    const t = Math.min(1, Math.max(0, d / round));
    return Math.sqrt(t * (2 - t)) * round * 0.55;
  };
  const { width, distance } = eye;
  const overhang = Math.max(1, Math.round(eye.scale * 0.2));
  eachPixel(eye, painted.width, (i, index) => {
    const cover = (eye.cover.data[i] as number) * clip(index);
    if (cover <= 0) return;
    const d = distance[i] as number;
    const slope = (step: number) =>
      (dome(distance[i - step] ?? 0) - dome(distance[i + step] ?? 0)) / 2;
    const [sx, sy] = [slope(1), slope(width)];
    const scale = 1 / Math.hypot(sx, sy, 1);
    const [nx, ny] = [sx * scale, sy * scale];
    const [px, py] = [(i % width) / eye.scale, Math.floor(i / width) / eye.scale];
    const veins = 1 - Math.abs(2 * fractal(noise, px * 4.5, py * 4.5, 2) - 1);
    const edge = smoothStep(0, eye.scale * 0.13, d);
    const lit = 0.5 + 0.5 * Math.max(0, -0.35 * nx - 0.5 * ny + 0.78 * scale);
    const vein = 1 - (1 - edge) * 0.55 - smoothStep(0.86, 1, veins) * 0.3 * (1 - 0.6 * edge);
    // The upper lid casts a soft shadow.
    const shade = smoothStep(-0.3 * overhang, overhang, distance[i - overhang * width] ?? 0);
    const white = 0.95 * lit * lit * vein * (0.4 + 0.6 * edge) * (0.45 + 0.55 * shade);
    const color: Light = [white * 0.93, white * 0.97, white];
    addGloss(color, sphere, nx, ny, 1);
    layOver(painted, index, color, cover);
  });
}
