import type { Brush } from '../brush.ts';
import type { Ink } from '../ink.ts';
import type { PaintDocument } from '../paint-document.ts';
import type { StrokeKind } from '../stroke-kind.ts';

export const red: Ink = { kind: 'color', color: [200, 30, 30], opacity: 1 };
export const hardBrush: Brush = { size: 24, hardness: 1 };

/** Every pixel has its own colour and alpha, so that misplaced ones are detected. */
export function aPicture(width = 300, height = 280) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 1) data[i] = (i * 2654435761) >>> 24;
  return { data, width, height };
}

/** A copy of the picture's current bytes. */
export const bytes = ({ layers }: PaintDocument) => layers.picture.data.slice();
/** Red, green, blue and alpha of a pixel. */
export const pixel = ({ layers: { picture } }: PaintDocument, x: number, y: number) => [
  ...picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4),
];

/** A whole stroke. */
export function stroke(
  document: PaintDocument,
  kind: StrokeKind,
  points: readonly (readonly [number, number])[],
  by: Brush = hardBrush,
) {
  const [first, ...rest] = points.map(([x, y]) => ({ x, y, pressure: 0.5 }));
  if (!first) return;
  document.beginStroke(kind, by, first);
  for (const point of rest) document.extendStroke([point]);
  document.endStroke();
}

/** Index of the first difference of two pictures; comparing megabytes as objects takes seconds. */
export const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.length === b.length ? a.findIndex((value, i) => value !== b[i]) : Infinity;
export const same = -1;
