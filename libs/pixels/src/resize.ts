import type { Plane, RgbaImage } from './rgba-image.ts';

/** For each target place: the two source places around its centre and the weight of the second. */
function taps(from: number, to: number) {
  const near = new Int32Array(to);
  const far = new Int32Array(to);
  const weight = new Float32Array(to);
  for (let i = 0; i < to; i += 1) {
    const at = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5));
    near[i] = Math.floor(at);
    far[i] = Math.min(from - 1, Math.floor(at) + 1);
    weight[i] = at - Math.floor(at);
  }
  return { near, far, weight };
}

/** Bilinear resize of a plane; meant for enlarging. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const { data } = plane;
  const out = new Float32Array(width * height);
  const x = taps(plane.width, width);
  const y = taps(plane.height, height);
  for (let j = 0; j < height; j += 1) {
    const top = (y.near[j] as number) * plane.width;
    const bottom = (y.far[j] as number) * plane.width;
    const wy = y.weight[j] as number;
    for (let i = 0; i < width; i += 1) {
      const left = x.near[i] as number;
      const right = x.far[i] as number;
      const wx = x.weight[i] as number;
      const a = (data[top + left] as number) * (1 - wx) + (data[top + right] as number) * wx;
      const b = (data[bottom + left] as number) * (1 - wx) + (data[bottom + right] as number) * wx;
      out[j * width + i] = a * (1 - wy) + b * wy;
    }
  }
  return { data: out, width, height };
}

/** Area-averaging shrink of a plane: each target pixel is the mean of the source pixels it covers. */
export function shrinkPlane(plane: Plane, width: number, height: number): Plane {
  const sums = new Float32Array(width * height);
  const counts = new Uint32Array(width * height);
  for (let j = 0; j < plane.height; j += 1) {
    const row = Math.floor((j * height) / plane.height) * width;
    for (let i = 0; i < plane.width; i += 1) {
      const cell = row + Math.floor((i * width) / plane.width);
      sums[cell] = (sums[cell] as number) + (plane.data[j * plane.width + i] as number);
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  for (let i = 0; i < sums.length; i += 1) sums[i] = (sums[i] as number) / (counts[i] || 1);
  return { data: sums, width, height };
}

/**
 * Shrinks a picture by area averaging so that its longer side has at most `longest` pixels; a
 * smaller picture is copied.
 */
export function shrinkImage(image: RgbaImage, longest: number): RgbaImage {
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const sums = new Uint32Array(width * height * 4);
  const counts = new Uint32Array(width * height);
  for (let j = 0; j < image.height; j += 1) {
    const row = Math.floor((j * height) / image.height) * width;
    for (let i = 0; i < image.width; i += 1) {
      const cell = row + Math.floor((i * width) / image.width);
      const from = (j * image.width + i) * 4;
      for (let c = 0; c < 4; c += 1) {
        sums[cell * 4 + c] = (sums[cell * 4 + c] as number) + (image.data[from + c] as number);
      }
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  const data = new Uint8ClampedArray(sums.length);
  for (let i = 0; i < data.length; i += 1) {
    data[i] = (sums[i] as number) / (counts[i >> 2] || 1);
  }
  return { data, width, height };
}
