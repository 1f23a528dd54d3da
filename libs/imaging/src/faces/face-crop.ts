import type { RgbaImage } from '@tintory/pixels';

/** A rotated square of a picture, as input of the face model. */
export type FaceCrop = {
  center: [x: number, y: number];
  /** In pixels of the picture. */
  side: number;
  /** Clockwise rotation of the face in radians; it is upright in the crop. */
  roll: number;
};

/**
 * Reads a rotated square, averaging the pixels under each sample; black outside the picture.
 *
 * @param side of the result, in pixels
 * @returns all reds, then all greens, then all blues, 0 to 1
 */
export function readCrop(image: RgbaImage, crop: FaceCrop, side: number): Float32Array {
  const planes = new Float32Array(3 * side * side);
  const samples = Math.max(1, Math.round(crop.side / side));
  const step = crop.side / (side * samples);
  const [along, across] = [Math.cos(crop.roll) * step, Math.sin(crop.roll) * step];
  const color = new Float64Array(3);
  // If many samples are averaged, the nearest pixel is as good as bilinear.
  const add = samples > 1 ? addNearest : addSample;
  for (let i = 0; i < side * side; i += 1) {
    const left = ((i % side) - side / 2) * samples + 0.5;
    const top = (Math.floor(i / side) - side / 2) * samples + 0.5;
    color.fill(0);
    for (let v = top; v < top + samples; v += 1) {
      for (let u = left; u < left + samples; u += 1) {
        const x = crop.center[0] + u * along - v * across;
        const y = crop.center[1] + u * across + v * along;
        add(image, x, y, color);
      }
    }
    for (let c = 0; c < 3; c += 1) {
      planes[c * side * side + i] = (color[c] as number) / (255 * samples * samples);
    }
  }
  return planes;
}

/** Adds the bilinear colour at a position; the centre of the first pixel is 0.5. */
function addSample(image: RgbaImage, x: number, y: number, color: Float64Array): void {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const fx = x - 0.5 - left;
  const fy = y - 0.5 - top;
  addPixel(image, left, top, (1 - fx) * (1 - fy), color);
  addPixel(image, left + 1, top, fx * (1 - fy), color);
  addPixel(image, left, top + 1, (1 - fx) * fy, color);
  addPixel(image, left + 1, top + 1, fx * fy, color);
}

const addNearest = (image: RgbaImage, x: number, y: number, color: Float64Array): void =>
  addPixel(image, Math.floor(x), Math.floor(y), 1, color);

function addPixel(
  { data, width, height }: RgbaImage,
  x: number,
  y: number,
  weight: number,
  color: Float64Array,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 4;
  color[0] = (color[0] as number) + weight * (data[at] as number);
  color[1] = (color[1] as number) + weight * (data[at + 1] as number);
  color[2] = (color[2] as number) + weight * (data[at + 2] as number);
}

/** Converts points of a crop (x, y, z, from 0 to `side`) to the picture's, in place. */
export function placePoints(points: Float32Array, crop: FaceCrop, side: number): void {
  const scale = crop.side / side;
  const [cos, sin] = [Math.cos(crop.roll) * scale, Math.sin(crop.roll) * scale];
  for (let i = 0; i < points.length; i += 3) {
    const u = (points[i] as number) - side / 2;
    const v = (points[i + 1] as number) - side / 2;
    points[i] = crop.center[0] + u * cos - v * sin;
    points[i + 1] = crop.center[1] + u * sin + v * cos;
    points[i + 2] = (points[i + 2] as number) * scale;
  }
}
