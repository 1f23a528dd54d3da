import type { Box } from '@tintory/paint-document';
import { lineHeight, type TextBlock } from '../files/draw-text.ts';
import { handleAt } from './crop-box.ts';

type Point = { x: number; y: number };

/** Of the letters' size, at each side. */
const air = 0.35;
/** The smallest letters that are still some. */
export const smallestLetters = 8;

/**
 * Around a text, which has its middle in its place.
 *
 * @param measure how wide a line is, in pixels of the picture
 */
export function frameOfText(
  { text, fontSize, x, y }: TextBlock,
  measure: (line: string) => number,
): Box {
  const lines = text.split('\n');
  const width = Math.max(fontSize, ...lines.map(measure)) + 2 * air * fontSize;
  const height = lines.length * fontSize * lineHeight + air * fontSize;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The part under the pointer: corners scale the text, the rest moves it. */
export const textHandleAt = (frame: Box, { x, y }: Point, reach: number): 'size' | 'move' =>
  handleAt(frame, x, y, reach)?.length === 2 ? 'size' : 'move';

/** The size of letters after a corner was dragged away from the middle of its frame, or to it. */
export function letterSize(
  fontSize: number,
  middle: Point,
  from: Point,
  to: Point,
  largest: number,
): number {
  const far = (point: Point) => Math.hypot(point.x - middle.x, point.y - middle.y);
  const size = Math.round((fontSize * far(to)) / Math.max(1, far(from)));
  return Math.min(largest, Math.max(smallestLetters, size));
}
