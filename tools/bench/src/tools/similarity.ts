import type { Plane } from '@tintory/pixels';
import sharp from 'sharp';

/** Luma of a picture, 0 to 255 (ITU-R BT.601). */
export async function readLuma(path: string): Promise<Plane> {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luma = Float32Array.from({ length: info.width * info.height }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 3, i * 3 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return { data: luma, width: info.width, height: info.height };
}

/** Peak signal-to-noise ratio in decibels; endless for equal pictures. */
export function psnr(found: Plane, truth: Plane): number {
  checkSizes(found, truth);
  const squares = truth.data.reduce((sum, v, i) => sum + (v - (found.data[i] as number)) ** 2, 0);
  return 10 * Math.log10((255 * 255 * truth.data.length) / squares);
}

const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/**
 * Structural similarity, 1 for equal pictures (Wang et al., IEEE Transactions on Image Processing
 * 2004): Gaussian windows of 11 × 11 with a deviation of 1.5, only those wholly inside the picture.
 */
export function ssim(found: Plane, truth: Plane): number {
  checkSizes(found, truth);
  const product = (a: Plane, b: Plane): Plane => ({
    ...a,
    data: a.data.map((value, i) => value * (b.data[i] as number)),
  });
  const [a, b] = [windowMeans(found), windowMeans(truth)];
  const [aa, bb] = [windowMeans(product(found, found)), windowMeans(product(truth, truth))];
  const ab = windowMeans(product(found, truth));
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) {
    const [x, y] = [a[i] as number, b[i] as number];
    const both = (aa[i] as number) - x * x + (bb[i] as number) - y * y;
    const shared = (ab[i] as number) - x * y;
    sum += ((2 * x * y + c1) * (2 * shared + c2)) / ((x * x + y * y + c1) * (both + c2));
  }
  return sum / a.length;
}

const reach = 5;
const weights = (() => {
  const bell = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / 4.5));
  const whole = bell.reduce((sum, weight) => sum + weight, 0);
  return bell.map((weight) => weight / whole);
})();

/** Weighted means of all windows; doubles, because variances are small differences of squares. */
function windowMeans({ data, width, height }: Plane): Float64Array {
  const [columns, rows] = [width - 2 * reach, height - 2 * reach];
  const across = new Float64Array(columns * height);
  for (let i = 0; i < across.length; i += 1) {
    const from = Math.floor(i / columns) * width + (i % columns);
    across[i] = weights.reduce((sum, w, k) => sum + w * (data[from + k] as number), 0);
  }
  return Float64Array.from({ length: columns * rows }, (_, i) =>
    weights.reduce((sum, w, k) => sum + w * (across[i + k * columns] as number), 0),
  );
}

function checkSizes(a: Plane, b: Plane): void {
  if (a.width !== b.width || a.height !== b.height) throw new Error('The pictures differ in size.');
}
