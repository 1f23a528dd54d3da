import {
  bilinearRows,
  gaussianBlur,
  shrinkPlane,
  type Plane,
  distanceInside,
} from '@tintory/pixels';
import { bevel, bodyHeight } from './body-height.ts';
import { addFaceDepth } from './face-depth.ts';
import type { FaceFrame } from './face-frame.ts';
import { faceInfluence } from './face-influence.ts';
import { broadBlur, photoRelief } from './photo-relief.ts';
import { growStrands } from './strands.ts';

export type CoatOptions = {
  luma: Plane;
  /** `luma` without its finest detail. */
  softLuma: Plane;
  alpha: Plane;
  /** Alpha of all coat: on the subject and in the air around it. */
  cover: Plane;
  frames: readonly FaceFrame[];
  /** Pixels in a thousandth of the picture's side. */
  unit: number;
  seed: number;
};

/** Radius of the coat's rounded edge, in units. */
const edgeRadius = 8;
/** Height of muscles, veins and hair, in units. */
const [muscleLift, veinLift, hairLift] = [8, 1.6, 3.2];
/** Share of the photograph's relief kept outside of faces: the coat covers cloth, not faces. */
const clothShare = 0.62;
/** The same without a face: then only the relief shows what the subject is. */
const creatureShare = 1.7;

type Rows = [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];

/** Height of the whole coat in pixels: body, edge, the photograph's relief, strands, faces. */
export function growCoat(options: CoatOptions): Plane {
  const { luma, alpha, cover, frames, unit, seed } = options;
  const height = bodyHeight(alpha, unit);
  const relief = photoRelief(luma, options.softLuma, unit);
  const edge = edgeDistance(cover);
  const { calm, hair } = faceInfluence(height, frames);
  const strands = growStrands({ luma, body: height, hairy: hair }, unit, seed);
  const rows = [calm, edge, strands.tendons, strands.hair, strands.clarity].map((plane) =>
    bilinearRows(plane, height.width, height.height),
  );
  const radius = edgeRadius * unit;
  for (let y = 0; y < height.height; y += 1) {
    const [calmRow, edgeRow, tendonRow, wetRow, clarityRow] = rows.map((row) => row(y)) as Rows;
    for (let x = 0; x < height.width; x += 1) {
      const i = y * height.width + x;
      if ((cover.data[i] as number) <= 0) continue;
      const distance = 2 * (edgeRow[x] as number);
      const inside = Math.min(1, distance / radius);
      const quiet = calmRow[x] as number;
      const tendon = tendonRow[x] as number;
      const wet = (wetRow[x] as number) * (clarityRow[x] as number);
      // Muscles swell between furrows; veins are ridges on them.
      const muscle = Math.sqrt(Math.min(1, Math.abs(tendon) * 1.3));
      const vein = Math.max(0, 1 - Math.abs(tendon - 0.45) * 4);
      const lift = bevel(distance, radius);
      height.data[i] =
        (height.data[i] as number) +
        lift +
        (muscle * muscleLift + vein * veinLift) * inside * quiet * unit;
      const kept = frames.length > 0 ? 1 - (1 - clothShare) * quiet : creatureShare;
      relief.data[i] = ((relief.data[i] as number) * kept + wet * hairLift * quiet * unit) * inside;
    }
  }
  for (const frame of frames) addFaceDepth(height, frame);
  const smooth = gaussianBlur(height, 2.1 * unit);
  // Fur is fine detail, which would glitter instead of shine.
  const fine = gaussianBlur(relief, (frames.length > 0 ? 1.15 : 1.9) * unit);
  for (let i = 0; i < smooth.data.length; i += 1) {
    fine.data[i] = (fine.data[i] as number) + (smooth.data[i] as number);
  }
  return fine;
}

/** Distance of each pixel from the coat's edge, at half the coat's size and in its pixels. */
function edgeDistance(cover: Plane): Plane {
  return distanceInside(
    shrinkPlane(cover, Math.ceil(cover.width / 2), Math.ceil(cover.height / 2)),
  );
}

/** Exposure of each pixel to light: 0 in a deep furrow, 1 on what stands out. */
export function opennessOf(height: Plane, unit: number): Plane {
  const open = broadBlur(height, 9 * unit);
  for (let i = 0; i < open.data.length; i += 1) {
    const sunk = ((open.data[i] as number) - (height.data[i] as number)) / (7 * unit);
    open.data[i] = Math.min(1.15, Math.max(0.12, 0.95 - sunk));
  }
  return open;
}
