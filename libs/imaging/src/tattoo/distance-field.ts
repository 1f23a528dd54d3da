import { createPlane, type Plane } from '@tintory/pixels';

const far = 1e12;

/**
 * Signed distance to the edge of a soft mask, in pixels, positive inside. Exact Euclidean
 * transform in two passes of parabolas (Felzenszwalb and Huttenlocher, Theory of Computing 2012),
 * moved by the edge pixels' coverage, so that the zero line lies between pixels.
 *
 * @param mask coverage from 0 to 1
 */
export function signedDistance(mask: Plane): Plane {
  const inside = distanceTo(mask, (value) => value < 0.5);
  const outside = distanceTo(mask, (value) => value >= 0.5);
  const out = createPlane(mask.width, mask.height);
  for (let i = 0; i < out.data.length; i += 1) {
    const [within, without] = [inside[i] as number, outside[i] as number];
    const coverage = mask.data[i] as number;
    const signed = within > 0 ? within - 0.5 : 0.5 - without;
    out.data[i] = Math.abs(signed) < 1 && coverage > 0 && coverage < 1 ? coverage - 0.5 : signed;
  }
  return out;
}

function distanceTo({ data, width, height }: Plane, isGoal: (value: number) => boolean) {
  const squares = new Float64Array(data.length);
  for (let i = 0; i < data.length; i += 1) squares[i] = isGoal(data[i] as number) ? 0 : far;
  const longest = Math.max(width, height);
  const lower = createEnvelope(longest);
  for (let x = 0; x < width; x += 1) lower(squares, x, width, height);
  for (let y = 0; y < height; y += 1) lower(squares, y * width, 1, width);
  return squares.map(Math.sqrt);
}

/** Transforms one row or column in place: the lower envelope of a parabola over each cell. */
function createEnvelope(longest: number) {
  const values = new Float64Array(longest);
  const vertices = new Int32Array(longest);
  const borders = new Float64Array(longest + 1);
  return (grid: Float64Array, start: number, step: number, count: number): void => {
    let k = -1;
    for (let q = 0; q < count; q += 1) {
      const value = grid[start + q * step] as number;
      values[q] = value;
      // Far from every goal a cell's parabola lies above all others.
      if (value >= far) continue;
      const lifted = value + q * q;
      let at = -Infinity;
      while (k >= 0) {
        const vertex = vertices[k] as number;
        at = (lifted - (values[vertex] as number) - vertex * vertex) / (2 * (q - vertex));
        if (at > (borders[k] as number)) break;
        k -= 1;
      }
      k += 1;
      vertices[k] = q;
      borders[k] = k === 0 ? -Infinity : at;
      borders[k + 1] = Infinity;
    }
    if (k < 0) return;
    k = 0;
    for (let q = 0; q < count; q += 1) {
      while ((borders[k + 1] as number) < q) k += 1;
      const vertex = vertices[k] as number;
      grid[start + q * step] = (q - vertex) ** 2 + (values[vertex] as number);
    }
  };
}
