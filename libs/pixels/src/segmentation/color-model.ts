import type { LabImage } from '../color/lab.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

const bins = { l: 12, a: 24, b: 24 } as const;
const size = bins.l * bins.a * bins.b;

/** a* and b* of real photographs rarely leave this range. */
const chroma = 80;

/**
 * The exponent of the prior: how much the areas of foreground and background count. 1 is Bayes'
 * rule and loses small subjects; 0 lets a hole in the subject turn the background's colour into
 * foreground.
 */
const priorWeight = 0.6;

/** The histogram cell of each pixel's colour. */
export function colorCells({ l, a, b }: LabImage): Uint16Array {
  const clamp = (value: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(value * count)));
  const cells = new Uint16Array(l.data.length);
  for (let i = 0; i < cells.length; i += 1) {
    const lightness = clamp(l.data[i] / 100.001, bins.l);
    const red = clamp((a.data[i] + chroma) / (2 * chroma), bins.a);
    const yellow = clamp((b.data[i] + chroma) / (2 * chroma), bins.b);
    cells[i] = (lightness * bins.a + red) * bins.b + yellow;
  }
  return cells;
}

/**
 * The foreground probability of each pixel by its colour alone, from soft histograms of the current
 * foreground and background. One iteration of GrabCut's colour model (Rother et al., SIGGRAPH 2004,
 * section 3), with histograms instead of Gaussian mixtures and weights instead of hard labels.
 *
 * @param belief current foreground probability, 0 to 1
 * @returns 0 to 1
 */
export function colorPosterior(cells: Uint16Array, belief: Plane): Plane {
  const front = new Float32Array(size);
  const back = new Float32Array(size);
  let frontSum = 0;
  let backSum = 0;
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i];
    const weight = belief.data[i];
    front[cell] += weight;
    back[cell] = back[cell] + 1 - weight;
    frontSum += weight;
    backSum += 1 - weight;
  }
  const smoothFront = smooth(front);
  const smoothBack = smooth(back);
  const out = createPlane(belief.width, belief.height);
  // Pulls colours rare in both towards the prior.
  const unsure = 2e-5;
  const [frontTotal, backTotal] = [Math.max(1, frontSum), Math.max(1, backSum)];
  const [frontShare, backShare] = [frontTotal ** priorWeight, backTotal ** priorWeight];
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i];
    const f = (smoothFront[cell] / frontTotal + unsure) * frontShare;
    const g = (smoothBack[cell] / backTotal + unsure) * backShare;
    out.data[i] = f / (f + g);
  }
  return out;
}

/** Blurs the histogram by one cell along each axis, so that similar colours support each other. */
function smooth(histogram: Float32Array): Float32Array {
  const steps = [bins.a * bins.b, bins.b, 1];
  const counts = [bins.l, bins.a, bins.b];
  let current = histogram;
  steps.forEach((step, axis) => {
    const next = new Float32Array(size);
    const count = counts[axis];
    for (let cell = 0; cell < size; cell += 1) {
      const place = Math.floor(cell / step) % count;
      const before = place > 0 ? current[cell - step] : 0;
      const after = place < count - 1 ? current[cell + step] : 0;
      next[cell] = 0.5 * current[cell] + 0.25 * (before + after);
    }
    current = next;
  });
  return current;
}
