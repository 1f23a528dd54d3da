import { createPlane, type Plane, gaussianBlur, flowCell, type Flow } from '@tintory/pixels';

/** Ratio of the Gaussians' sigmas, closest to a Laplacian (Marr and Hildreth). */
const ratio = 1.6;

/**
 * How much darker each pixel is than its surroundings: positive on the dark side of edges and on
 * thin dark lines, smoothed along the flow so that lines hold together. The line part of the
 * extended difference of Gaussians (Winnemöller, Kyprianidis, Olsen 2012, section 2.5).
 *
 * @param sigma half the width of the lines, in pixels
 * @param reach length of the smoothing along lines, in pixels
 * @param faintest responses below this are not smoothed into lines
 */
export function lineResponse(
  luma: Plane,
  flow: Flow,
  sigma: number,
  reach: number,
  faintest: number = hopeless,
): Plane {
  const fine = gaussianBlur(luma, sigma);
  const wide = gaussianBlur(fine, sigma * Math.sqrt(ratio * ratio - 1));
  const response = createPlane(luma.width, luma.height);
  for (let i = 0; i < response.data.length; i += 1) {
    response.data[i] = (wide.data[i] as number) - (fine.data[i] as number);
  }
  return smoothAlong(response, flow, reach, faintest);
}

/** Least response to be smoothed: weaker ones never become lines, and most pixels are skipped. */
const hopeless = 0.004;

/** Mean along the flow, weighted by proximity. */
function smoothAlong(plane: Plane, flow: Flow, reach: number, faintest: number): Plane {
  const { data, width, height } = plane;
  const out = new Float32Array(data);
  const steps = Math.max(1, Math.round(reach));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const here = data[i] as number;
      if (here < faintest) continue;
      const sum = walk(plane, flow, x, y, steps, 1) + walk(plane, flow, x, y, steps, -1);
      out[i] = (here + sum) / (1 + steps);
    }
  }
  return { data: out, width, height };
}

/** Weighted sum of the values along the flow; weights fall to 0 and add up to `steps / 2`. */
function walk(
  { data, width, height }: Plane,
  flow: Flow,
  fromX: number,
  fromY: number,
  steps: number,
  sense: number,
): number {
  const fall = 1 / (steps + 1);
  let x = fromX + 0.5;
  let y = fromY + 0.5;
  let dx = 0;
  let dy = 0;
  let sum = 0;
  for (let n = 1; n <= steps; n += 1) {
    const cell = flowCell(flow, x, y);
    const tx = flow.x[cell] as number;
    const ty = flow.y[cell] as number;
    const way = n === 1 ? sense : tx * dx + ty * dy < 0 ? -1 : 1;
    dx = tx * way;
    dy = ty * way;
    x += dx;
    y += dy;
    if (x < 0 || y < 0 || x >= width || y >= height) return sum;
    sum += (data[Math.floor(y) * width + Math.floor(x)] as number) * (1 - n * fall);
  }
  return sum;
}
