import { smoothStep, type Plane } from '@tintory/pixels';
import { meshPoint, mixPoints, shifted, type FaceFrame, type Point } from './face-frame.ts';
import { addGloss, layOver, type Light } from './paint.ts';
import type { Painted } from './shade-coat.ts';
import { eachPixel, fillShape, type ShapePatch } from './shape-patch.ts';
import { splineThrough } from './spline.ts';
import type { LitSphere } from './studio-light.ts';
import type { Size } from './venom-options.ts';

/** A creature's mouth: both lips from corner to corner and the area between them. */
export type Mouth = { upper: Point[]; lower: Point[]; patch: ShapePatch; frame: FaceFrame };

/**
 * How far the corners are torn towards the ears, and the lower lip towards the chin, as shares of
 * the way.
 */
const [torn, dropped] = [0.56, 0.62];

/** Shapes a mouth around a person's lips; undefined if it is outside of the picture. */
export function shapeMouth(frame: FaceFrame, size: Size): Mouth | undefined {
  const at = (index: number) => meshPoint(frame, index);
  const left = mixPoints(at(61), at(132), torn);
  const right = mixPoints(at(291), at(361), torn);
  const raised = (index: number, down: number) => shifted(frame, at(index), 0, down);
  const upper = splineThrough(
    [
      left,
      mixPoints(left, raised(61, -0.01), 0.62),
      raised(40, 0.0),
      raised(0, -0.015),
      raised(270, 0.0),
      mixPoints(right, raised(291, -0.01), 0.62),
      right,
    ],
    8,
  );
  const bottom = mixPoints(at(17), at(152), dropped);
  const lower = splineThrough(
    [
      left,
      shifted(frame, mixPoints(at(61), at(172), 0.42), -0.02, 0),
      mixPoints(at(84), at(148), dropped * 0.86),
      bottom,
      mixPoints(at(314), at(377), dropped * 0.86),
      shifted(frame, mixPoints(at(291), at(397), 0.42), 0.02, 0),
      right,
    ],
    8,
  );
  const patch = fillShape([...upper, ...lower.toReversed()], size, frame.width * 0.12);
  return patch && { upper, lower, patch, frame };
}

/** Raises thick wet lips around the mouth and carves out what is between them. */
export function carveMouth(height: Plane, { patch, frame }: Mouth): void {
  const lip = frame.width * 0.036;
  eachPixel(patch, height.width, (i, index) => {
    const d = patch.distance[i] as number;
    const ridge = Math.exp(-(((d + lip * 1.15) / lip) ** 2)) * lip * 1.1;
    const hollow = smoothStep(-lip * 0.8, lip * 0.4, d) * lip * 2;
    height.data[index] = (height.data[index] as number) + ridge - hollow;
  });
}

/** Paints the throat and dark gums along both lips. */
export function paintThroat(
  painted: Painted,
  { patch, frame }: Mouth,
  sphere: LitSphere,
  clip: (index: number) => number,
): void {
  const gum = frame.width * 0.05;
  const { width, distance } = patch;
  const swell = (d: number) => Math.sin(Math.min(1, Math.max(0, d / gum)) * Math.PI) * gum * 0.45;
  eachPixel(patch, painted.width, (i, index) => {
    const cover = (patch.cover.data[i] as number) * clip(index);
    if (cover <= 0) return;
    const d = distance[i] as number;
    const flesh = 1 - smoothStep(gum * 0.7, gum * 1.5, d);
    const sx = (swell(distance[i - 1] ?? 0) - swell(distance[i + 1] ?? 0)) / 2;
    const sy = (swell(distance[i - width] ?? 0) - swell(distance[i + width] ?? 0)) / 2;
    const scale = 1 / Math.hypot(sx, sy, 1);
    const lit = flesh * Math.max(0.15, -0.4 * sx * scale - 0.5 * sy * scale + 0.75 * scale);
    const color: Light = [0.006 + 0.075 * lit, 0.0015 + 0.009 * lit, 0.002 + 0.013 * lit];
    addGloss(color, sphere, sx * scale, sy * scale, 0.5 * flesh);
    layOver(painted, index, color, cover);
  });
}
