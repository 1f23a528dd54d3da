import { type RgbaImage, flowCell, type Flow } from '@tintory/pixels';
import { channels, colorBands, type ColorBand } from './color-bands.ts';
import { directions, kuwaharaKernels, sectors, stretches } from './kuwahara-kernels.ts';

/**
 * Flattens a picture into patches with sharp borders along the edges: the sectors of least variance
 * decide a pixel's colour (Kyprianidis, Kang, Döllner, Pacific Graphics 2009).
 *
 * @param radius in pixels
 */
export function anisotropicKuwahara(image: RgbaImage, flow: Flow, radius: number): RgbaImage {
  const { width, height } = image;
  // One more than the taps need: the last pixel of an odd row has no neighbour.
  const reach = Math.ceil(radius * 1.5) + 2;
  const kernels = packKernels(radius, width + 2 * reach);
  const chosen = flow.x.map((_, cell) => kernelIndex(flow, cell));
  const out = { data: Uint8ClampedArray.from(image.data), width, height };
  for (const band of colorBands(image, reach)) {
    flattenBand(
      band,
      (x, y) => kernels[chosen[flowCell(flow, x, y)] as number] as PackedKernel,
      out,
    );
  }
  return out;
}

function flattenBand(
  { data: colors, wide, top, rows, reach }: ColorBand,
  kernelAt: (x: number, y: number) => PackedKernel,
  { data, width }: RgbaImage,
): void {
  const pair = new Float64Array(6);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < width; x += 2) {
      const at = ((y + reach) * wide + x + reach) * channels;
      evenPair(colors, at, kernelAt(x, top + y), pair);
      const to = ((top + y) * width + x) * 4;
      data[to] = pair[0] as number;
      data[to + 1] = pair[1] as number;
      data[to + 2] = pair[2] as number;
      if (x + 1 === width) continue;
      data[to + 4] = pair[3] as number;
      data[to + 5] = pair[4] as number;
      data[to + 6] = pair[5] as number;
    }
  }
}

type PackedKernel = { weight: Float32Array; starts: Int32Array; offset: Int32Array };

/** Kernels with taps as offsets from the centre, for rows of `wide` pixels. */
const packKernels = (radius: number, wide: number): PackedKernel[] =>
  kuwaharaKernels(radius).map(({ kernel: { dx, dy, weight }, starts }) => ({
    weight,
    starts,
    offset: Int32Array.from(dx, (x, i) => ((dy[i] as number) * wide + x) * channels),
  }));

function kernelIndex(flow: Flow, cell: number): number {
  const angle = Math.atan2(flow.y[cell] as number, flow.x[cell] as number);
  const direction = Math.round((angle / Math.PI + 1) * directions) % directions;
  const stretch = Math.min(
    stretches - 1,
    Math.round((flow.anisotropy[cell] as number) * stretches),
  );
  return stretch * directions + direction;
}

/**
 * The colours of two adjacent pixels that share a flow cell: the sectors' means, weighted by their
 * evenness. Each tap is looked up once for both. Sums are local variables: an array would allocate
 * an object per sector.
 */
function evenPair(
  data: Float32Array,
  at: number,
  { weight, starts, offset }: PackedKernel,
  pair: Float64Array,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let total = 0;
  let nextRed = 0;
  let nextGreen = 0;
  let nextBlue = 0;
  let nextTotal = 0;
  for (let sector = 0; sector < sectors; sector += 1) {
    const end = starts[sector + 1] as number;
    let r = 0;
    let g = 0;
    let b = 0;
    let squares = 0;
    let nextR = 0;
    let nextG = 0;
    let nextB = 0;
    let nextSquares = 0;
    for (let tap = starts[sector] as number; tap < end; tap += 1) {
      const from = at + (offset[tap] as number);
      const share = weight[tap] as number;
      r += (data[from] as number) * share;
      g += (data[from + 1] as number) * share;
      b += (data[from + 2] as number) * share;
      squares += (data[from + 3] as number) * share;
      nextR += (data[from + 4] as number) * share;
      nextG += (data[from + 5] as number) * share;
      nextB += (data[from + 6] as number) * share;
      nextSquares += (data[from + 7] as number) * share;
    }
    const trust = trustIn(squares - r * r - g * g - b * b);
    red += r * trust;
    green += g * trust;
    blue += b * trust;
    total += trust;
    const nextTrust = trustIn(nextSquares - nextR * nextR - nextG * nextG - nextB * nextB);
    nextRed += nextR * nextTrust;
    nextGreen += nextG * nextTrust;
    nextBlue += nextB * nextTrust;
    nextTotal += nextTrust;
  }
  pair[0] = red / total;
  pair[1] = green / total;
  pair[2] = blue / total;
  pair[3] = nextRed / nextTotal;
  pair[4] = nextGreen / nextTotal;
  pair[5] = nextBlue / nextTotal;
}

/** Weight of a sector: falls with the eighth power of its standard deviation. */
function trustIn(variance: number): number {
  const fourth = (1 + Math.max(0, variance) * 0.05) ** 2;
  return 1 / (fourth * fourth);
}
