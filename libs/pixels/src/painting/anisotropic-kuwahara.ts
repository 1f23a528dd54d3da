import type { RgbaImage } from '../rgba-image.ts';
import { directions, kuwaharaKernels, sectors, stretches } from './kuwahara-kernels.ts';
import { flowCell, type Flow } from './structure-tensor.ts';

/**
 * Flattens a picture into patches whose borders stay sharp and run along the edges: of the sectors
 * around a pixel the even ones decide its colour (Kyprianidis, Kang, Döllner, Pacific Graphics
 * 2009).
 *
 * @param radius in pixels
 */
export function anisotropicKuwahara(image: RgbaImage, flow: Flow, radius: number): RgbaImage {
  const { width, height } = image;
  const reach = Math.ceil(radius * 1.5) + 1;
  const source = padColors(image, reach);
  const kernels = kuwaharaKernels(radius).map(({ kernel, starts }) => ({
    weight: kernel.weight,
    starts,
    offset: Int32Array.from(
      kernel.dx,
      (dx, i) => ((kernel.dy[i] as number) * source.width + dx) * 3,
    ),
  }));
  const data = new Uint8ClampedArray(width * height * 4);
  const color = new Float64Array(3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const kernel = kernels[kernelIndex(flow, flowCell(flow, x, y))] as PackedKernel;
      evenColor(source.data, ((y + reach) * source.width + x + reach) * 3, kernel, color);
      const i = (y * width + x) * 4;
      data[i] = color[0] as number;
      data[i + 1] = color[1] as number;
      data[i + 2] = color[2] as number;
      data[i + 3] = image.data[i + 3] as number;
    }
  }
  return { data, width, height };
}

type PackedKernel = { weight: Float32Array; starts: Int32Array; offset: Int32Array };

function kernelIndex(flow: Flow, cell: number): number {
  const angle = Math.atan2(flow.y[cell] as number, flow.x[cell] as number);
  const direction = Math.round((angle / Math.PI + 1) * directions) % directions;
  const stretch = Math.min(
    stretches - 1,
    Math.round((flow.anisotropy[cell] as number) * stretches),
  );
  return stretch * directions + direction;
}

/** The sectors' means, each counted by how even it is, to the eighth power. */
function evenColor(
  data: Float32Array,
  at: number,
  { weight, starts, offset }: PackedKernel,
  color: Float64Array,
): void {
  let [red, green, blue, total] = [0, 0, 0, 0];
  for (let sector = 0; sector < sectors; sector += 1) {
    const end = starts[sector + 1] as number;
    let [r, g, b, squares] = [0, 0, 0, 0];
    for (let tap = starts[sector] as number; tap < end; tap += 1) {
      const from = at + (offset[tap] as number);
      const share = weight[tap] as number;
      const tr = data[from] as number;
      const tg = data[from + 1] as number;
      const tb = data[from + 2] as number;
      r += tr * share;
      g += tg * share;
      b += tb * share;
      squares += (tr * tr + tg * tg + tb * tb) * share;
    }
    const variance = Math.max(0, squares - r * r - g * g - b * b);
    const fourth = (1 + variance * 0.05) ** 2;
    const trust = 1 / (fourth * fourth);
    red += r * trust;
    green += g * trust;
    blue += b * trust;
    total += trust;
  }
  color[0] = red / total;
  color[1] = green / total;
  color[2] = blue / total;
}

/** Colours with the border pixels repeated around, so that no tap has to ask where it is. */
function padColors({ data, width, height }: RgbaImage, reach: number) {
  const wide = width + 2 * reach;
  const out = new Float32Array(wide * (height + 2 * reach) * 3);
  for (let y = 0; y < height + 2 * reach; y += 1) {
    const row = Math.min(height - 1, Math.max(0, y - reach)) * width;
    for (let x = 0; x < wide; x += 1) {
      const from = (row + Math.min(width - 1, Math.max(0, x - reach))) * 4;
      const to = (y * wide + x) * 3;
      out[to] = data[from] as number;
      out[to + 1] = data[from + 1] as number;
      out[to + 2] = data[from + 2] as number;
    }
  }
  return { data: out, width: wide };
}
