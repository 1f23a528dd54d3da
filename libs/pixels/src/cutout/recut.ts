import { boxFilter } from '../box-filter.ts';
import { rasterizeStrokes, strokeErase, strokeKeep, type Stroke } from '../rasterize-strokes.ts';
import { resizePlane, shrinkImage, shrinkPlane } from '../resize.ts';
import { mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { createSampler } from '../sampler.ts';
import { recutMask } from './recut-mask.ts';
import { segmentSide } from './segment-side.ts';
import { softEdge } from './soft-edge.ts';

/** How far around what changed the edge is drawn anew, in shares of the longer side. */
const anewShare = 1 / 60;
/** A stroke changes what is less there than this, or more. */
const [hardly, almost] = [0.05, 0.95];

/**
 * Cuts a picture anew by strokes: the cutout it has, but for what they say and what goes with that.
 * Server and browser both do, so that what is tried here is what is paid for there.
 *
 * @param base how surely each place is the subject's without any strokes, 0 to 1, of any size
 * @returns the alpha at the picture's size, 0 to 1
 */
export function recut(image: RgbaImage, base: Plane, strokes: readonly Stroke[]): Plane {
  const before = fit(base, image);
  if (strokes.length === 0) return before;
  const small = shrinkImage(image, segmentSide);
  const start = fit(base, small);
  const drawn = rasterizeStrokes(strokes, small.width, small.height);
  const mask = new Float32Array(recutMask(small, start, drawn));
  const changed = mapPlane(start, (value, i) => {
    if (mask[i] !== (value > 0.5 ? 1 : 0)) return 1;
    const moved = drawn[i] === strokeErase ? value > hardly : value < almost;
    return moved && (drawn[i] === strokeErase || drawn[i] === strokeKeep) ? 1 : 0;
  });
  if (!changed.data.includes(1)) return before;
  const anew = softEdge(image, small, { ...small, data: mask });
  return mix(before, anew, around(changed));
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
      const was = before.data[i] as number;
      anew.data[i] = was + sample(weight, x, y) * ((anew.data[i] as number) - was);
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
