import type { Plane } from '../plane/rgba-image.ts';

/** Pixels of a JPEG's block along each side. */
const block = 8;
/** A wider step between two pixels is an edge of the picture's own. */
const widestStep = 40;

/** Position of the first whole block. */
export type BlockGrid = { x: number; y: number };

/**
 * Finds the JPEG block grid of a picture that may have been cropped: where steps between neighbours
 * exceed adjacent ones most (Wang, Sheikh & Bovik, "No-reference perceptual quality assessment of
 * JPEG compressed images", ICIP 2002).
 *
 * @param windows brightness, 0 to 255, at distances of whole blocks
 */
export const blockGrid = (windows: readonly Plane[]): BlockGrid => ({
  x: borderOf(windows, (plane) => ({ step: 1, lines: plane.height, length: plane.width })),
  y: borderOf(windows, (plane) => ({
    step: plane.width,
    lines: plane.width,
    length: plane.height,
  })),
});

/** `step`: index offset to a line's next pixel. */
type Lines = { step: number; lines: number; length: number };

function borderOf(windows: readonly Plane[], linesOf: (plane: Plane) => Lines): number {
  const [beyond, count] = [new Float64Array(block), new Float64Array(block)];
  for (const plane of windows) {
    const { step, lines, length } = linesOf(plane);
    const toNextLine = step === 1 ? plane.width : 1;
    const stepAt = (at: number) => Math.abs(plane.data[at + step] - plane.data[at]);
    for (let line = 0; line < lines; line += 1) {
      for (let i = 1; i < length - 2; i += 1) {
        const at = line * toNextLine + i * step;
        const own = stepAt(at);
        if (own > widestStep) continue;
        const phase = (i + 1) % block;
        beyond[phase] = beyond[phase] + own - (stepAt(at - step) + stepAt(at + step)) / 2;
        count[phase] += 1;
      }
    }
  }
  const excess = beyond.map((sum, i) => sum / Math.max(1, count[i]));
  return excess.indexOf(Math.max(...excess));
}
