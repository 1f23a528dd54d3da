import { createPlane, type Plane } from '@tintory/pixels';

const far = 1e12;

/**
 * Signed distance to the edge of a soft mask, in pixels, positive inside. Exact Euclidean
 * transform, along columns by counting and along rows by parabolas (Felzenszwalb and Huttenlocher, Theory of Computing 2012),
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

function distanceTo(plane: Plane, isGoal: (value: number) => boolean): Float64Array {
  const { width, height } = plane;
  const squares = squaresAlongColumns(plane, isGoal);
  const lower = createEnvelope(width);
  for (let y = 0; y < height; y += 1) lower(squares, y * width);
  for (let i = 0; i < squares.length; i += 1) squares[i] = Math.sqrt(squares[i] as number);
  return squares;
}

/** The squared way up or down to the nearest goal, row by row from both ends as memory lies. */
function squaresAlongColumns(
  { data, width }: Plane,
  isGoal: (value: number) => boolean,
): Float64Array {
  const away = new Float64Array(data.length);
  for (let i = 0; i < away.length; i += 1) {
    const above = i < width ? far : (away[i - width] as number) + 1;
    away[i] = isGoal(data[i] as number) ? 0 : above;
  }
  for (let i = away.length - width - 1; i >= 0; i -= 1) {
    const below = (away[i + width] as number) + 1;
    if (below < (away[i] as number)) away[i] = below;
  }
  for (let i = 0; i < away.length; i += 1) {
    const way = away[i] as number;
    away[i] = way < far ? way * way : far;
  }
  return away;
}

/** Transforms one row in place: the lower envelope of a parabola over each cell. */
function createEnvelope(count: number) {
  const values = new Float64Array(count);
  const vertices = new Int32Array(count);
  const borders = new Float64Array(count + 1);
  return (grid: Float64Array, start: number): void => {
    let k = -1;
    for (let q = 0; q < count; q += 1) {
      const value = grid[start + q] as number;
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
      grid[start + q] = (q - vertex) ** 2 + (values[vertex] as number);
    }
  };
}
