import type { RgbaImage } from '@tintory/pixels';

/**
 * A picture stretched to a model's square, as unweighted means of the covered whole pixels: the
 * detectors were trained on pictures scaled without smoothing, and detect less in smoothed ones.
 *
 * @param scale of the values: 1 for 0–255, 1/255 for 0–1
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

/** The source pixels of pixel `i` of `side`; at least one. */
function covered(i: number, side: number, length: number): [from: number, to: number] {
  const from = Math.min(length - 1, Math.floor((i * length) / side));
  return [from, Math.max(from + 1, Math.floor(((i + 1) * length) / side))];
}
