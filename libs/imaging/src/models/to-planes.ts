import type { RgbaImage } from '@tintory/pixels';

/**
 * A picture stretched to a model's square, each pixel the mean of the whole ones it covers: the detectors learned
 * from pictures that were shrunk without smoothing, and see less in smooth ones.
 *
 * @param scale of the numbers: 1 for 0–255, 1/255 for 0–1
 * @returns all reds, then all greens, then all blues
 */
export function toPlanes(image: RgbaImage, side: number, scale: number): Float32Array {
  const { data, width, height } = image;
  const planes = new Float32Array(3 * side * side);
  for (let y = 0; y < side; y += 1) {
    const [top, bottom] = covered(y, side, height);
    for (let x = 0; x < side; x += 1) {
      const [left, right] = covered(x, side, width);
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          red += data[at] as number;
          green += data[at + 1] as number;
          blue += data[at + 2] as number;
        }
      }
      const factor = scale / ((bottom - top) * (right - left));
      const to = y * side + x;
      planes[to] = red * factor;
      planes[to + side * side] = green * factor;
      planes[to + 2 * side * side] = blue * factor;
    }
  }
  return planes;
}

/** The pixels of a longer or shorter line behind one of `side`; at least one. */
function covered(i: number, side: number, length: number): [from: number, to: number] {
  const from = Math.min(length - 1, Math.floor((i * length) / side));
  return [from, Math.max(from + 1, Math.floor(((i + 1) * length) / side))];
}
