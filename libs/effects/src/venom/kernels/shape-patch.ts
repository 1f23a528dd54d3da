import { fillPolygon, gaussianBlur, mapPlane, type Plane, distanceInside } from '@tintory/pixels';
import type { Point } from './face-frame.ts';
import type { Size } from './venom-options.ts';

/** A filled outline within its bounds plus a margin. */
export type ShapePatch = Size & {
  x: number;
  y: number;
  /** 0 to 1. */
  cover: Plane;
  /** Signed distance from the outline in pixels, positive inside. */
  distance: Float32Array;
};

/** @param margin in pixels */
export function fillShape(
  outline: readonly Point[],
  size: Size,
  margin: number,
): ShapePatch | undefined {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const width = Math.min(size.width, Math.ceil(Math.max(...xs) + margin)) - left;
  const height = Math.min(size.height, Math.ceil(Math.max(...ys) + margin)) - top;
  if (width < 3 || height < 3) return undefined;
  const hard = fillPolygon(
    width,
    height,
    outline.map(([x, y]): Point => [x - left, y - top]),
  );
  const cover = gaussianBlur(hard, 0.65);
  const inside = distanceInside(cover).data;
  const outside = distanceInside(mapPlane(cover, (value) => 1 - value)).data;
  const signed = inside.map((value, i) => value - (outside[i] as number));
  // Smoothed, because slopes are derived from it and stair-steps would show in every reflection.
  const distance = gaussianBlur({ data: signed, width, height }, 1.1).data;
  return { x: left, y: top, width, height, cover, distance };
}

/** Visits each pixel of a patch, with its index in the patch and in the picture. */
export function eachPixel(
  patch: { x: number; y: number } & Size,
  width: number,
  visit: (inPatch: number, inPicture: number) => void,
): void {
  for (let y = 0; y < patch.height; y += 1) {
    const row = (y + patch.y) * width + patch.x;
    for (let x = 0; x < patch.width; x += 1) visit(y * patch.width + x, row + x);
  }
}
