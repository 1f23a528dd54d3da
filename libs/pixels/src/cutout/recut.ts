import { boxFilter } from '../filters/box-filter.ts';
import { strokeErase, strokeNone, type Stroke } from '../geometry/rasterize-strokes.ts';
import { resizePlane, shrinkImage, shrinkPlane } from '../resample/resize.ts';
import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { createSampler } from '../resample/sampler.ts';
import { createStrokeDrawing } from './draw-strokes.ts';
import { recutMask } from './recut-mask.ts';
import { segmentSide } from './segment-side.ts';
import { softEdge } from './soft-edge.ts';

/** Strokes alone tell few of the colours they mean: the first round finds more. A tap has them all. */
const [roundsByStrokes, roundsByTaps] = [2, 1];
/** How far around what changed the edge is drawn anew, in shares of the longer side. */
const anewShare = 1 / 60;
/** A stroke changes what is less there than this, or more. */
const [hardly, almost] = [0.05, 0.95];

/**
 * Cuts a picture anew by strokes and taps: the cutout it has, but for what they say and what goes
 * with that.
 * Server and browser both do, so that what is tried here is what is paid for there.
 *
 * @param base how surely each place is the subject's without any strokes, 0 to 1, of any size
 * @returns the alpha at the picture's size, 0 to 1
 */
export const recut = (image: RgbaImage, base: Plane, strokes: readonly Stroke[]): Plane =>
  createRecut(image, base)(strokes);

/** As `recut`, for strokes that become more and more: what does not depend on them is done once. */
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

/** 1 where a cutout is to be another one: on the other side, or half there under a stroke. */
function changesOf(start: Plane, mask: Float32Array, drawn: Uint8Array): Plane {
  return mapPlane(start, (value, i) => {
    if (mask[i] !== (value > 0.5 ? 1 : 0)) return 1;
    const moved = drawn[i] === strokeErase ? value > hardly : value < almost;
    return moved && drawn[i] !== strokeNone ? 1 : 0;
  });
}

/** 1 where something changed and around it, and from there softly down to 0. */
function around(changed: Plane): Plane {
  const radius = Math.round(Math.max(changed.width, changed.height) * anewShare);
  const near = mapPlane(boxFilter(changed, Math.max(2, radius)), (share) => (share > 0 ? 1 : 0));
  return boxFilter(near, Math.max(1, radius >> 1));
}

/** One cutout where `weight` is 0, another one where it is 1; into the second, for large ones. */
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
