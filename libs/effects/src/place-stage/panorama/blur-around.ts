import { type Plane, wideBlur } from '@tintory/pixels';

/** Gaussian blur of a panorama that wraps around its left and right border. */
export function blurAround({ data, width, height }: Plane, sigma: number): Plane {
  const wide = new Float32Array(data.length * 3);
  for (let row = 0; row < height; row += 1) {
    const line = data.subarray(row * width, (row + 1) * width);
    for (let i = 0; i < 3; i += 1) wide.set(line, (row * 3 + i) * width);
  }
  const soft = wideBlur({ data: wide, width: width * 3, height }, sigma).data;
  const out = new Float32Array(data.length);
  for (let row = 0; row < height; row += 1) {
    const from = (row * 3 + 1) * width;
    out.set(soft.subarray(from, from + width), row * width);
  }
  return { data: out, width, height };
}
