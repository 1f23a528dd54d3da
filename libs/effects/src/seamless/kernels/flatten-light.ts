import { lumaOf, boxBlur, shrinkPlane, type RgbaImage, createSampler } from '@tintory/pixels';

/** Light is smooth: it is measured at this size, whatever the picture's. */
const lightSide = 96;

/** Black reveals no light: darker values count as this. */
const darkest = 1 / 255;

/** Largest factor by which a position is lightened or darkened. */
const most = 1.8;

/**
 * Removes large gradients of light from a picture of a surface, which would show as a grid in its
 * tiling. Colour and texture stay.
 *
 * @param amount from 0 (unchanged) to 1 (completely even)
 */
export function flattenLight(image: RgbaImage, amount: number): RgbaImage {
  if (amount <= 0) return image;
  const { width, height } = image;
  const scale = Math.min(1, lightSide / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const light = shrinkPlane(lumaOf(image), w, h);
  const smooth = boxBlur(light, Math.max(w, h) / 8);
  const mean = smooth.data.reduce((sum, value) => sum + value, 0) / smooth.data.length;
  const gain = smooth.data.map((value) =>
    Math.min(most, Math.max(1 / most, 1 + (mean / Math.max(darkest, value) - 1) * amount)),
  );
  const small = { data: gain, width: w, height: h };
  const gainAt = createSampler(small, image);
  const data = new Uint8ClampedArray(image.data);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const factor = gainAt(small, x, y);
      data[at] = (data[at] as number) * factor;
      data[at + 1] = (data[at + 1] as number) * factor;
      data[at + 2] = (data[at + 2] as number) * factor;
    }
  }
  return { data, width, height };
}
