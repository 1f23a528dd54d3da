import { createPlane, type Plane } from '@tintory/pixels';
import sharp from 'sharp';
import { sample } from './cloth.ts';
import { createNoise } from './noise.ts';

/**
 * Draws SVG shapes in white on black as a plane of 0 to 1; `side` is the view's side in
 * millimetres.
 */
export async function drawPlane(shapes: string, side: number, pixels: number): Promise<Plane> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}">
    <rect width="${side}" height="${side}" fill="#000"/>
    <g fill="#fff" stroke="none">${shapes}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = createPlane(pixels, pixels);
  for (let i = 0; i < plane.data.length; i += 1) plane.data[i] = (data[i] as number) / 255;
  return plane;
}

/** The wavelength of the wobble of cut and sewn lines, in millimetres. */
const wanderLength = 150;

/** Displaces the plane by smooth noise of `amount` millimetres: seams are never straight. */
export function wobble(plane: Plane, side: number, amount: number): Plane {
  if (amount === 0) return plane;
  const noise = createNoise(3);
  const { width, height } = plane;
  const out = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [mx, my] = [((x + 0.5) / width) * side, ((y + 0.5) / height) * side];
      const [nx, ny] = [mx / wanderLength, my / wanderLength];
      const u = (mx + amount * noise(nx, ny)) / side;
      const v = (my + amount * noise(nx + 51, ny + 17)) / side;
      out.data[y * width + x] = sample(plane, u, v);
    }
  }
  return out;
}
