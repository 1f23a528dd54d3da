import type { Plane } from '@tintory/pixels';
import { readSphere, type Studio } from './studio-light.ts';

/** Linear light, three values per pixel, of the shaded coat and of what is painted on it. */
export type Painted = { light: Float32Array; width: number; height: number };

export type CoatShading = {
  /** In pixels. */
  height: Plane;
  /** The area with coat; nothing is shaded where it is 0. */
  near: Plane;
  /** The photograph's own light on the subject, 1 on average. */
  photoLight: Plane;
  /** 0 in the deepest furrow, 1 in the open. */
  openness: Plane;
  studio: Studio;
};

/** Bluish light from within the black. */
const skin = [0.0021, 0.003, 0.005] as const;

/** How fast a pixel becomes rough with the bend of the surface within it. */
const bendRough = 2.2;

/**
 * Shades the coat in linear light: reflections of its wet surface and a trace of blue from within.
 * Where neighbouring normals differ, a pixel reflects a blurred studio, else highlights break into
 * dots (after Toksvig, "Mipmapping Normal Maps", 2005).
 */
export function shadeCoat({ height, near, photoLight, openness, studio }: CoatShading): Painted {
  const { data, width, height: rows } = height;
  const [sharp, rough] = [new Float64Array(3), new Float64Array(3)];
  const light = new Float32Array(data.length * 3);
  for (let y = 0; y < rows; y += 1) {
    const above = y > 0 ? width : 0;
    const below = y < rows - 1 ? width : 0;
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if ((near.data[i] as number) <= 0) continue;
      const middle = 2 * (data[i] as number);
      const left = data[x > 0 ? i - 1 : i] as number;
      const right = data[x < width - 1 ? i + 1 : i] as number;
      const up = data[i - above] as number;
      const down = data[i + below] as number;
      const sx = (left - right) / 2;
      const sy = (up - down) / 2;
      const square = 1 / (1 + sx * sx + sy * sy);
      const scale = Math.sqrt(square);
      const bend = (Math.abs(left + right - middle) + Math.abs(up + down - middle)) * square;
      const share = Math.min(1, bend * bendRough);
      if (share < 1) readSphere(studio.sharp, sx * scale, sy * scale, sharp);
      if (share > 0.02) readSphere(studio.rough, sx * scale, sy * scale, rough);
      else rough.set(sharp);
      const seen = photoLight.data[i] as number;
      const open = openness.data[i] as number;
      const gloss = open * (0.3 + 0.7 * seen);
      const glow = seen * seen * open;
      for (let c = 0; c < 3; c += 1) {
        const mirrored = (sharp[c] as number) * (1 - share) + (rough[c] as number) * share;
        light[i * 3 + c] = mirrored * gloss + (skin[c] as number) * glow;
      }
    }
  }
  return { light, width, height: rows };
}
