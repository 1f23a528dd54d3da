import { createPlane, type Plane } from '../plane/rgba-image.ts';
import { shrinkPlane } from '../resample/resize.ts';
import { gaussianBlur } from './gaussian-blur.ts';

/** Directions of edges, one for each cell of `step` pixels, as the field is smooth. */
export type Flow = {
  /** Unit vector along the edge. */
  x: Float32Array;
  y: Float32Array;
  /** From 0, no direction, to 1, a straight edge. */
  anisotropy: Float32Array;
  width: number;
  height: number;
  step: number;
};

/** The direction, in radians, of places that have none, and its weight. */
export type Lean = { angle: number; weight: number };

const noLean: Lean = { angle: 0, weight: 1e-7 };
const step = 2;

/**
 * Edge directions from the smoothed structure tensor: the eigenvector of its smaller eigenvalue
 * (Brox et al. 2006; Kyprianidis and Döllner 2008, section 3).
 */
export function flowField(luma: Plane, sigma: number, lean: Lean = noLean): Flow {
  const width = Math.max(1, Math.ceil(luma.width / step));
  const height = Math.max(1, Math.ceil(luma.height / step));
  const tensor = tensorOf(shrinkPlane(luma, width, height), lean);
  const [xx, xy, yy] = tensor.map((plane) => gaussianBlur(plane, sigma / step).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const x = new Float32Array(xx.length);
  const y = new Float32Array(xx.length);
  const anisotropy = new Float32Array(xx.length);
  for (let i = 0; i < xx.length; i += 1) {
    const e = xx[i];
    const f = xy[i];
    const g = yy[i];
    const spread = Math.sqrt((e - g) * (e - g) + 4 * f * f);
    const tx = (e + g + spread) / 2 - e;
    const length = Math.sqrt(tx * tx + f * f);
    // Where the vector vanishes the change runs along x, or nowhere.
    x[i] = length > 1e-12 ? tx / length : 0;
    y[i] = length > 1e-12 ? -f / length : 1;
    anisotropy[i] = spread / (e + g + 1e-9);
  }
  return { x, y, anisotropy, width, height, step };
}

/** Products of the Sobel derivatives: xx, xy, yy. */
function tensorOf({ data, width, height }: Plane, lean: Lean): Plane[] {
  const [xx, xy, yy] = [0, 1, 2].map(() => createPlane(width, height)) as [Plane, Plane, Plane];
  const leaning = [-Math.sin(lean.angle), Math.cos(lean.angle)] as const;
  for (let row = 0; row < height; row += 1) {
    const up = Math.max(0, row - 1) * width;
    const at = row * width;
    const down = Math.min(height - 1, row + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const a = data[up + left];
      const c = data[up + right];
      const f = data[down + left];
      const h = data[down + right];
      const across = 2 * (data[at + right] - data[at + left]);
      const along = 2 * (data[down + x] - data[up + x]);
      const dx = (c + h - a - f + across) / 8;
      const dy = (f + h - a - c + along) / 8;
      xx.data[at + x] = dx * dx + leaning[0] * leaning[0] * lean.weight;
      xy.data[at + x] = dx * dy + leaning[0] * leaning[1] * lean.weight;
      yy.data[at + x] = dy * dy + leaning[1] * leaning[1] * lean.weight;
    }
  }
  return [xx, xy, yy];
}

/** The flow's cell at a place of the picture; outside, the nearest one. */
export function flowCell({ width, height, step: side }: Flow, x: number, y: number): number {
  const column = x < 0 ? 0 : Math.min(width - 1, (x / side) | 0);
  const row = y < 0 ? 0 : Math.min(height - 1, (y / side) | 0);
  return row * width + column;
}
