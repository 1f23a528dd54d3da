import type { Plane } from '../rgba-image.ts';

/** Pixels of a JPEG's block along each side. */
const block = 8;
/** What steps further is an edge of the picture's own. */
const widestStep = 40;

/** Sums by the place of a step within a block. */
type Steps = { size: Float64Array; beyond: Float64Array; count: Float64Array };

const noSteps = (): Steps => ({
  size: new Float64Array(block),
  beyond: new Float64Array(block),
  count: new Float64Array(block),
});

/**
 * How much the borders of JPEG's blocks show: how far the steps across them go beyond the steps
 * beside them, in absolute terms and as a share (the differences at and between the borders of
 * blocks of Wang, Sheikh & Bovik, "No-reference perceptual quality assessment of JPEG compressed
 * images", ICIP 2002). Wherever the blocks begin: a picture may have been cropped.
 *
 * @param windows how light the picture is, 0 to 255, at distances of whole blocks
 * @returns 0 without blocks; about 1 at JPEG quality 35, 2 and more at 20
 */
export function blockiness(windows: readonly Plane[]): number {
  const [across, down] = [noSteps(), noSteps()];
  for (const window of windows) {
    addSteps(across, window, 1);
    addSteps(down, window, window.width);
  }
  return (visibilityOf(across) + visibilityOf(down)) / 2;
}

/** @param step to the next pixel of the line */
function addSteps({ size, beyond, count }: Steps, { data, width, height }: Plane, step: number) {
  const inLine = step === 1;
  const [right, bottom] = inLine ? [width - 2, height] : [width, height - 2];
  for (let y = inLine ? 0 : 1; y < bottom; y += 1) {
    for (let x = inLine ? 1 : 0; x < right; x += 1) {
      const at = y * width + x;
      const stepAt = (from: number) =>
        Math.abs((data[from + step] as number) - (data[from] as number));
      const own = stepAt(at);
      if (own > widestStep) continue;
      const phase = ((inLine ? x : y) + 1) % block;
      size[phase] = (size[phase] as number) + own;
      beyond[phase] = (beyond[phase] as number) + own - (stepAt(at - step) + stepAt(at + step)) / 2;
      count[phase] = (count[phase] as number) + 1;
    }
  }
}

function visibilityOf({ size, beyond, count }: Steps): number {
  const meanOf = (sums: Float64Array) =>
    sums.map((sum, i) => sum / Math.max(1, count[i] as number));
  const [sizes, excess] = [meanOf(size), meanOf(beyond)];
  const border = excess.indexOf(Math.max(...excess));
  const others = sizes.filter((_, i) => i !== border).sort();
  const usual = Math.max(0.05, others[others.length >> 1] as number);
  return Math.max(0, (excess[border] as number) * ((sizes[border] as number) / usual - 1));
}
