import type { LightImage } from '../panorama/light-image.ts';
import type { Plane } from '@tintory/pixels';
import type { GroundLine } from './ground-line.ts';
import { blurPatch, cellMean, fillPatch, samplePatch, type Box, type Patch } from './patch.ts';

/** Strength; at .35 a subject glows. */
const strength = 0.22;
/** Sigma as a share of the picture's side; the light comes from `broader` times as far. */
const width = 0.008;
const broader = 1.5;
/** Largest light that wraps. */
const brightest = 1.2;
/** A share that nobody sees, as in the middle of a subject. */
const unseen = 1e-4;

/**
 * Light from a bright backdrop around a subject's edge (Brinkmann, The Art and Science of Digital
 * Compositing).
 *
 * @param into the light added at a pixel
 */
export type LightWrap = (x: number, y: number, alpha: number, into: Float32Array) => void;

export function createLightWrap(
  scene: LightImage,
  alpha: Plane,
  line: GroundLine,
  side: number,
  amount: number,
): LightWrap {
  const sigma = width * side;
  const margin = 3 * broader * sigma;
  const box = {
    left: line.left - margin,
    top: line.top - margin,
    right: line.right + 1 + margin,
    bottom: line.top + line.height + margin,
  };
  const edge = soften(box, sigma, (left, top, right, bottom) =>
    cellMean(alpha, left, top, right, bottom),
  );
  const spill = scene.map((plane) =>
    soften(box, sigma * broader, (left, top, right, bottom) =>
      openMean(plane, alpha, left, top, right, bottom),
    ),
  );
  return (x, y, own, into) => {
    const rim = 2 * amount * strength * own * (1 - samplePatch(edge, x, y));
    if (rim < unseen) {
      into.fill(0);
      return;
    }
    for (let channel = 0; channel < 3; channel += 1) {
      const light = samplePatch(spill[channel] as Patch, x, y);
      into[channel] = rim * Math.min(brightest, light);
    }
  };
}

const soften = (box: Box, sigma: number, meanOf: Parameters<typeof fillPatch>[2]): Patch => {
  const step = Math.max(1, sigma / 2);
  return blurPatch(fillPatch(box, { stepX: step, stepY: step }, meanOf), sigma / step);
};

/** Mean of a cell of the scene; pixels covered by the subject count as black. */
function openMean(
  { data, width: columns, height: rows }: Plane,
  alpha: Plane,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const x0 = Math.min(columns - 1, Math.max(0, Math.round(left)));
  const y0 = Math.min(rows - 1, Math.max(0, Math.round(top)));
  const x1 = Math.min(columns, Math.max(x0 + 1, Math.round(right)));
  const y1 = Math.min(rows, Math.max(y0 + 1, Math.round(bottom)));
  let sum = 0;
  for (let y = y0; y < y1; y += 1) {
    for (let at = y * columns + x0, end = y * columns + x1; at < end; at += 1) {
      sum += (data[at] as number) * (1 - (alpha.data[at] as number));
    }
  }
  return sum / ((x1 - x0) * (y1 - y0));
}
