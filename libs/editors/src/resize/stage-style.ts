import type { Rect } from '@tintory/pixels';
import type { CSSProperties } from 'react';
import type { Size } from './fit-rectangles.ts';

/** The shape of a stage; the style sheet fits it into the canvas. */
export const stageStyle = ({ width, height }: Size) =>
  ({ '--ratio': width / height }) as CSSProperties;

/** A rectangle as shares of what it lies in. */
export const shareStyle = ({ x, y, width, height }: Rect, whole: Size): CSSProperties => ({
  left: `${(x / whole.width) * 100}%`,
  top: `${(y / whole.height) * 100}%`,
  width: `${(width / whole.width) * 100}%`,
  height: `${(height / whole.height) * 100}%`,
});
