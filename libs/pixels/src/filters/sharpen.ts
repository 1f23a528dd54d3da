import { lumaAt } from '../color/luma.ts';
import { boxFilter } from './box-filter.ts';
import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** Differences in brightness up to this are noise and stay unchanged. */
const noise = 2;

/** Rows worked on at a time: the planes of a whole large picture would need a gigabyte. */
const bandRows = 256;

/** Rows around a band that its blur reads. */
const margin = 2;

/**
 * Unsharp mask of the brightness alone, which avoids colour fringes. Changes the picture in place.
 */
export function sharpen(image: RgbaImage, amount: number): void {
  if (amount <= 0) return;
  const { width, height } = image;
  // The band before's last rows, as they were before sharpening.
  let above = new Float32Array(0);
  for (let top = 0; top < height; top += bandRows) {
    const bottom = Math.min(height, top + bandRows);
    const from = Math.max(0, top - margin);
    const light = lightOf(image, from, Math.min(height, bottom + margin));
    light.data.set(above);
    above = light.data.slice((bottom - margin - from) * width, (bottom - from) * width);
    const soft = boxFilter(boxFilter(light, 1), 1);
    for (let y = top; y < bottom; y += 1) {
      sharpenRow(image, y, light, soft, (y - from) * width, amount);
    }
  }
}

function lightOf({ data, width }: RgbaImage, from: number, to: number): Plane {
  const light = createPlane(width, to - from);
  for (let i = 0; i < light.data.length; i += 1) {
    light.data[i] = lumaAt(data, (from * width + i) * 4);
  }
  return light;
}

function sharpenRow(
  { data, width }: RgbaImage,
  y: number,
  light: Plane,
  soft: Plane,
  row: number,
  amount: number,
): void {
  for (let x = 0; x < width; x += 1) {
    const difference = light.data[row + x] - soft.data[row + x];
    const beyond = Math.sign(difference) * Math.max(0, Math.abs(difference) - noise);
    const step = beyond * amount * 1.5;
    const at = (y * width + x) * 4;
    for (let c = at; c < at + 3; c += 1) data[c] += step;
  }
}
