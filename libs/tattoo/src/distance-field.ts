import { createPlane, type Plane } from '@tintory/pixels';

/** Distance where there is no edge. */
const far = 1e6;

/**
 * Signed distance to the edge of a soft mask, in pixels, positive inside. Exact Euclidean
 * transform, along columns by counting and along rows by parabolas (Felzenszwalb and Huttenlocher,
 * Theory of Computing 2012), moved by the edge pixels' coverage, so that the zero line lies between pixels.
 *
 * @param mask coverage from 0 to 1
 */
export function signedDistance(mask: Plane): Plane {
  const { data, width, height } = mask;
  const out = createPlane(width, height);
  const steps = stepsAlongColumns(mask);
  const measure = createEnvelope(steps, width, out.data);
  for (let row = 0; row < data.length; row += width) {
    const end = row + width;
    for (let start = row; start < end;) {
      const isInside = (data[start] as number) >= 0.5;
      let stop = start + 1;
      while (stop < end && (data[stop] as number) >= 0.5 === isInside) stop += 1;
      measure(row, start, stop);
      sign(out.data, data, start, stop, isInside);
      start = stop;
    }
  }
  return out;
}

/** Turns squared distances of a run of pixels on one side into signed ones. */
function sign(
  out: Float32Array,
  coverage: Float32Array,
  start: number,
  stop: number,
  isInside: boolean,
): void {
  for (let i = start; i < stop; i += 1) {
    const away = Math.sqrt(out[i] as number);
    const share = coverage[i] as number;
    if (away < 1.5 && share > 0 && share < 1) out[i] = share - 0.5;
    else out[i] = isInside ? away - 0.5 : 0.5 - away;
  }
}

/** Vertical distance to the nearest pixel of the other side, in two passes. */
function stepsAlongColumns({ data, width }: Plane): Int32Array {
  const steps = new Int32Array(data.length);
  steps.fill(far, 0, width);
  for (let i = width; i < data.length; i += 1) {
    const isSame = (data[i] as number) >= 0.5 === (data[i - width] as number) >= 0.5;
    steps[i] = isSame ? (steps[i - width] as number) + 1 : 1;
  }
  for (let i = data.length - width - 1; i >= 0; i -= 1) {
    const isSame = (data[i] as number) >= 0.5 === (data[i + width] as number) >= 0.5;
    const below = isSame ? (steps[i + width] as number) + 1 : 1;
    if (below < (steps[i] as number)) steps[i] = below;
  }
  return steps;
}

/**
 * Squared distances of a run of pixels on one side: the lower envelope of a parabola over each of
 * them and over the two that end the run. Nothing beyond these can be nearer.
 */
function createEnvelope(steps: Int32Array, width: number, out: Float32Array) {
  const vertices = new Int32Array(width + 2);
  const heights = new Float64Array(width + 2);
  const borders = new Float64Array(width + 3);
  let k = -1;

  function add(q: number, height: number): void {
    let at = -Infinity;
    const lifted = height + q * q;
    while (k >= 0) {
      const vertex = vertices[k] as number;
      at = (lifted - (heights[k] as number) - vertex * vertex) / (2 * (q - vertex));
      if (at > (borders[k] as number)) break;
      k -= 1;
    }
    k += 1;
    vertices[k] = q;
    heights[k] = height;
    borders[k] = k === 0 ? -Infinity : at;
  }

  return (row: number, start: number, stop: number): void => {
    k = -1;
    if (start > row) add(start - 1 - row, 0);
    for (let i = start; i < stop; i += 1) {
      const away = steps[i] as number;
      if (away < far) add(i - row, away * away);
    }
    if (stop < row + width) add(stop - row, 0);
    if (k < 0) {
      out.fill(far * far, start, stop);
      return;
    }
    borders[k + 1] = Infinity;
    k = 0;
    for (let i = start; i < stop; i += 1) {
      const q = i - row;
      while ((borders[k + 1] as number) < q) k += 1;
      out[i] = (q - (vertices[k] as number)) ** 2 + (heights[k] as number);
    }
  };
}
