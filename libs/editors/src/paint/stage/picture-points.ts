import { type PaintDocument, type Picture, pointsOf } from '@tintory/paint-document';
import { toHex } from '../settings.ts';

type Point = { x: number; y: number };

/** The colour of a point of a picture; null beside it. */
export function colorAt(picture: Picture, { x, y }: Point): string | null {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) return null;
  const at = (row * picture.width + column) * 4;
  const [red = 0, green = 0, blue = 0] = picture.data.subarray(at, at + 3);
  return toHex([red, green, blue]);
}

/** Turns points of the picture, however cropped and turned, into fractions of the original. */
export function fractionsOf({ original, layers }: PaintDocument) {
  const { toSource } = pointsOf(layers.placement, original.width);
  return (point: Point): [x: number, y: number] => {
    const { x, y } = toSource(point);
    return [x / original.width, y / original.height];
  };
}
