import { boxFilter } from '../filters/box-filter.ts';
import { strokeErase, strokeNone, type Stroke } from '../geometry/rasterize-strokes.ts';
import { resizePlane, shrinkImage, shrinkPlane } from '../resample/resize.ts';
import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { createSampler } from '../resample/sampler.ts';
import { createStrokeDrawing } from './draw-strokes.ts';
import { recutMask } from './recut-mask.ts';
import { segmentSide } from './segment-side.ts';
import { softEdge } from './soft-edge.ts';

/** Strokes cover few of the colours they mean: the first round finds more. A tap covers all. */
const [roundsByStrokes, roundsByTaps] = [2, 1];
/** Distance around changes within which the edge is recomputed, as a share of the longer side. */
const anewShare = 1 / 60;
/** An erase stroke changes a pixel above the first alpha, a keep stroke one below the second. */
const [hardly, almost] = [0.05, 0.95];

/**
 * Recuts a picture by strokes and taps: the existing cutout with the changes that they imply.
 * Server and browser share it, so that the preview equals the paid result.
 *
 * @param base confidence without strokes that a place is the subject's, 0 to 1, of any size
 * @returns the alpha at the picture's size, 0 to 1
 */
export const recut = (image: RgbaImage, base: Plane, strokes: readonly Stroke[]): Plane =>
  createRecut(image, base)(strokes);

/** As `recut`, for a growing list of strokes: what does not depend on them is computed once. */
export function createRecut(image: RgbaImage, base: Plane): (strokes: readonly Stroke[]) => Plane {
  const before = fit(base, image);
  const small = shrinkImage(image, segmentSide);
  const start = fit(base, small);
  const draw = createStrokeDrawing(small, start);
  return (strokes) => {
    const drawn = draw(strokes);
    if (!drawn.some((value) => value !== strokeNone)) return before;
    const rounds = strokes.every(({ tap }) => tap) ? roundsByTaps : roundsByStrokes;
    const mask = new Float32Array(recutMask(small, start, drawn, rounds));
    const changed = changesOf(start, mask, drawn);
    if (!changed.data.includes(1)) return before;
    const anew = softEdge(image, small, { ...small, data: mask });
    return mix(before, anew, around(changed));
  };
}

/** 1 where the cutout changes: pixels that switch sides, or do not fully match their stroke. */
function changesOf(start: Plane, mask: Float32Array, drawn: Uint8Array): Plane {
  return mapPlane(start, (value, i) => {
    if (mask[i] !== (value > 0.5 ? 1 : 0)) return 1;
    const moved = drawn[i] === strokeErase ? value > hardly : value < almost;
    return moved && drawn[i] !== strokeNone ? 1 : 0;
  });
}

/** 1 on and around changes, falling softly to 0. */
function around(changed: Plane): Plane {
  const radius = Math.round(Math.max(changed.width, changed.height) * anewShare);
  const near = mapPlane(boxFilter(changed, Math.max(2, radius)), (share) => (share > 0 ? 1 : 0));
  return boxFilter(near, Math.max(1, radius >> 1));
}

/** Blends two cutouts, the first where `weight` is 0; written into the second, to save memory. */
function mix(before: Plane, anew: Plane, weight: Plane): Plane {
  const sample = createSampler(weight, anew);
  for (let y = 0, i = 0; y < anew.height; y += 1) {
    for (let x = 0; x < anew.width; x += 1, i += 1) {
      const was = before.data[i];
      anew.data[i] = was + sample(weight, x, y) * (anew.data[i] - was);
    }
  }
  return anew;
}

/** A plane at a picture's size: averaged where it is larger. */
function fit(plane: Plane, { width, height }: RgbaImage): Plane {
  if (plane.width === width && plane.height === height) return plane;
  return plane.width >= width && plane.height >= height
    ? shrinkPlane(plane, width, height)
    : resizePlane(plane, width, height);
}
