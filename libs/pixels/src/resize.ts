import type { Plane, RgbaImage } from './rgba-image.ts';
import { createSampler } from './sampler.ts';

/** Bilinear resize of a plane; meant for enlarging. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const sample = createSampler(plane, { width, height });
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[y * width + x] = sample(plane, x, y);
  }
  return { data: out, width, height };
}

/** Where each target place's source pixels begin; each covers at least one. */
function covered(from: number, to: number): { first: Int32Array; end: Int32Array } {
  const first = Int32Array.from({ length: to }, (_, i) => Math.floor((i * from) / to));
  const end = first.map((start, i) => Math.max(start + 1, Math.floor(((i + 1) * from) / to)));
  return { first, end };
}

/** Area-averaging shrink of a plane: each target pixel is the mean of the source pixels it covers. */
export function shrinkPlane(plane: Plane, width: number, height: number): Plane {
  // No lists are taken apart here: until the loop is compiled each would be an object a pixel.
  const out = new Float32Array(width * height);
  const x = covered(plane.width, width);
  const y = covered(plane.height, height);
  for (let j = 0; j < height; j += 1) {
    const top = y.first[j] as number;
    const bottom = y.end[j] as number;
    for (let i = 0; i < width; i += 1) {
      const left = x.first[i] as number;
      const right = x.end[i] as number;
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        const line = row * plane.width;
        for (let at = line + left; at < line + right; at += 1) sum += plane.data[at] as number;
      }
      out[j * width + i] = sum / ((bottom - top) * (right - left));
    }
  }
  return { data: out, width, height };
}

/**
 * Shrinks a picture by area averaging so that its longer side has at most `longest` pixels; a
 * smaller picture is copied.
 */
export function shrinkImage(image: RgbaImage, longest: number): RgbaImage {
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return stretchImage(image, width, height);
}

/** Area-averaging resize to any smaller size, whatever the shape. */
export function stretchImage(image: RgbaImage, width: number, height: number): RgbaImage {
  const { data } = image;
  const out = new Uint8ClampedArray(width * height * 4);
  const x = covered(image.width, width);
  const y = covered(image.height, height);
  for (let j = 0; j < height; j += 1) {
    const top = y.first[j] as number;
    const bottom = y.end[j] as number;
    for (let i = 0; i < width; i += 1) {
      const left = x.first[i] as number;
      const right = x.end[i] as number;
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let row = top; row < bottom; row += 1) {
        const line = row * image.width;
        for (let at = (line + left) * 4; at < (line + right) * 4; at += 4) {
          red += data[at] as number;
          green += data[at + 1] as number;
          blue += data[at + 2] as number;
          alpha += data[at + 3] as number;
        }
      }
      const count = (bottom - top) * (right - left);
      const to = (j * width + i) * 4;
      out[to] = red / count;
      out[to + 1] = green / count;
      out[to + 2] = blue / count;
      out[to + 3] = alpha / count;
    }
  }
  return { data: out, width, height };
}
