import {
  bilinearRows,
  lumaAt,
  fractalNoise,
  shrinkPlane,
  createPlane,
  type Plane,
  type RgbaImage,
  gaussianBlur,
} from '@tintory/pixels';
import type { Size, VenomBackground } from './venom-options.ts';

/** Cold mist behind the creature: light from 0 to 1, soft enough for a small plane. */
function drawMist(alpha: Plane, seed: number): Plane {
  const scale = Math.min(1, 256 / Math.max(alpha.width, alpha.height));
  const width = Math.max(8, Math.round(alpha.width * scale));
  const height = Math.max(8, Math.round(alpha.height * scale));
  const side = Math.max(width, height);
  const size: Size = { width, height };
  const halo = gaussianBlur(shrinkPlane(alpha, width, height), side * 0.11);
  const bend = fractalNoise(size, side / 3, 3, seed + 71);
  const smoke = fractalNoise(size, side / 4, 5, seed + 72);
  const out = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      // Smoke is displaced by broader smoke, so that it folds.
      const fold = (bend.data[i] as number) - 0.5;
      const fx = Math.min(width - 1, Math.max(0, Math.round(x + fold * side * 0.35)));
      const fy = Math.min(height - 1, Math.max(0, Math.round(y - fold * side * 0.25)));
      const wisp = Math.max(0, (smoke.data[fy * width + fx] as number) - 0.3) * 1.9;
      const rise = 1 - 0.75 * (y / height);
      const dx = x / width - 0.5;
      const vignette = Math.max(0, 1 - 2.6 * dx * dx);
      out.data[i] =
        (wisp * (0.16 * rise + 1.25 * (halo.data[i] as number)) + 0.16 * (halo.data[i] as number)) *
        rise *
        vignette;
    }
  }
  return out;
}

/** Colours of the mist at full light and without any, and of a photograph at night. */
const mist = [96, 124, 150] as const;
const floor = [4, 5, 7] as const;
const night = [0.3, 0.36, 0.43] as const;

/**
 * Returns a function that fills a row of the backdrop: four bytes per pixel, opaque unless
 * `background` is transparent.
 */
export function createBackdrop(
  background: VenomBackground,
  image: RgbaImage,
  alpha: Plane,
  seed: number,
): (row: number, out: Uint8ClampedArray) => void {
  const { width, height } = image;
  if (background === 'transparent') return (_, out) => out.fill(0);
  if (background === 'keep') {
    return (row, out) => {
      for (let x = 0; x < width; x += 1) darken(image.data, (row * width + x) * 4, out, x * 4);
    };
  }
  const lightAt = bilinearRows(drawMist(alpha, seed), width, height);
  return (row, out) => {
    const light = lightAt(row);
    for (let x = 0; x < width; x += 1) {
      const share = light[x] as number;
      // Noise of less than a step prevents bands in dark gradients.
      const grain = ((Math.imul(x * 7919 + row * 104_729, 0x9e3779b1) >>> 16) & 255) / 256 - 0.5;
      for (let c = 0; c < 3; c += 1) {
        out[x * 4 + c] = (floor[c] as number) + (mist[c] as number) * share + grain * 1.6;
      }
      out[x * 4 + 3] = 255;
    }
  };
}

/** Turns a photograph's background into night: a third of its light, and little of its warmth. */
function darken(
  from: Uint8Array | Uint8ClampedArray,
  i: number,
  to: Uint8ClampedArray,
  j: number,
): void {
  const [red, green, blue] = [from[i] as number, from[i + 1] as number, from[i + 2] as number];
  const gray = lumaAt(from, i);
  to[j] = (gray * 0.6 + red * 0.4) * night[0];
  to[j + 1] = (gray * 0.6 + green * 0.4) * night[1];
  to[j + 2] = (gray * 0.6 + blue * 0.4) * night[2];
  to[j + 3] = from[i + 3] as number;
}
