import type { Rect } from '@tintory/pixels';

export type Size = { width: number; height: number };
/** A place in a picture, each from 0 to 1, from the left and from the top. */
export type Point = { x: number; y: number };

/** How a picture takes a shape that is not its own: cut off, framed, or distorted. */
export const fits = ['cover', 'contain', 'fill'] as const;
export type Fit = (typeof fits)[number];

/** `crop`: the part of the source that stays, in its pixels. `place`: where it goes in the target. */
export type FitRectangles = { crop: Rect; place: Rect };

const wholeOf = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

/** Where a stretch of `length` around `center` begins without leaving 0 to `limit`. */
const beginAround = (center: number, length: number, limit: number) =>
  Math.min(limit - length, Math.max(0, center - length / 2));

/** The largest part of the source in the target's shape, as near around the focal point as fits. */
function cropAround(source: Size, target: Size, focus: Point): Rect {
  const ratio = target.width / target.height;
  const width = Math.min(source.width, source.height * ratio);
  const height = Math.min(source.height, source.width / ratio);
  return {
    x: beginAround(focus.x * source.width, width, source.width),
    y: beginAround(focus.y * source.height, height, source.height),
    width,
    height,
  };
}

/** The whole source in the middle of the target, in whole pixels. */
function placeInside(source: Size, target: Size): Rect {
  const scale = Math.min(target.width / source.width, target.height / source.height);
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  return {
    x: Math.floor((target.width - width) / 2),
    y: Math.floor((target.height - height) / 2),
    width,
    height,
  };
}

/** Which part of the source goes where in the target. Only `cover` heeds the focal point. */
export function fitRectangles(source: Size, target: Size, fit: Fit, focus: Point): FitRectangles {
  switch (fit) {
    case 'cover':
      return { crop: cropAround(source, target, focus), place: wholeOf(target) };
    case 'contain':
      return { crop: wholeOf(source), place: placeInside(source, target) };
    case 'fill':
      return { crop: wholeOf(source), place: wholeOf(target) };
  }
}

/** Whether the shapes differ by more than the rounding to whole pixels: only then fits differ. */
export function shapesDiffer(source: Size, target: Size): boolean {
  const inside = placeInside(source, target);
  return target.width - inside.width > 1 || target.height - inside.height > 1;
}
