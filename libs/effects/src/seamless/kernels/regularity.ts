import { stretchImage, type RgbaImage } from '@tintory/pixels';

/** Side in pixels at which repetition is measured. */
const lookSide = 96;

/**
 * How much a picture resembles itself when shifted: the highest autocorrelation of its brightness
 * beyond the first lobe, from 0 (none) to 1 (a perfect pattern).
 */
export function regularity(image: RgbaImage): number {
  const small = stretchImage(
    image,
    Math.min(lookSide, image.width),
    Math.min(lookSide, image.height),
  );
  const { width, height, data } = small;
  const gray = Float32Array.from(
    { length: width * height },
    (_, i) => (data[i * 4] as number) + (data[i * 4 + 1] as number) + (data[i * 4 + 2] as number),
  );
  const mean = gray.reduce((sum, value) => sum + value, 0) / gray.length;
  for (let i = 0; i < gray.length; i += 1) gray[i] = (gray[i] as number) - mean;
  return Math.max(
    secondPeak(Math.floor(width / 2), (lag) => correlation(gray, width, height, lag, 0)),
    secondPeak(Math.floor(height / 2), (lag) => correlation(gray, width, height, 0, lag)),
  );
}

/** The highest rise above the curve's minimum. */
function secondPeak(lags: number, at: (lag: number) => number): number {
  let [lowest, highest] = [1, 0];
  for (let lag = 1; lag <= lags; lag += 1) {
    const value = at(lag);
    if (value < lowest) {
      lowest = value;
      highest = 0;
    } else {
      highest = Math.max(highest, value - Math.max(0, lowest));
    }
  }
  return highest;
}

function correlation(gray: Float32Array, width: number, height: number, dx: number, dy: number) {
  let [product, left, right] = [0, 0, 0];
  for (let y = 0; y + dy < height; y += 1) {
    for (let x = 0; x + dx < width; x += 1) {
      const a = gray[y * width + x] as number;
      const b = gray[(y + dy) * width + x + dx] as number;
      product += a * b;
      left += a * a;
      right += b * b;
    }
  }
  return product / Math.max(1e-6, Math.sqrt(left * right));
}
