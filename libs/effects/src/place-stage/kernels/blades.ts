import { gaussianBlur, shrinkPlane, createPlane, type Plane, wideBlur } from '@tintory/pixels';
import { luminanceWeights } from '../panorama/light-image.ts';
import type { Texture } from './texture.ts';

/** Sigmas in pixels of the texture: detail between them counts as blades. */
const [fine, broad] = [0.8, 14];
/** Quantiles of that detail for roots and tips. */
const [rootShare, tipShare] = [0.25, 0.99];

/** Height of each pixel in a photograph of grass, 0 to 1, for every level of its texture. */
export type Blades = readonly Plane[];

export function createBlades(texture: Texture): Blades {
  const [level] = texture;
  if (!level) return [];
  const luminance = createPlane(level.width, level.height);
  const [r, g, b] = luminanceWeights;
  for (let i = 0, at = 0; i < luminance.data.length; i += 1, at += 3) {
    luminance.data[i] =
      (level.data[at] as number) * r +
      (level.data[at + 1] as number) * g +
      (level.data[at + 2] as number) * b;
  }
  const [near, far] = [gaussianBlur(luminance, fine), wideBlur(luminance, broad)];
  const detail = near.data.map((value, i) => value - (far.data[i] as number));
  const sorted = detail.toSorted();
  const [root, tip] = [rootShare, tipShare].map(
    (share) => sorted[Math.floor(sorted.length * share)],
  ) as [number, number];
  const data = detail.map((value) => Math.min(1, Math.max(0, (value - root) / (tip - root))));
  const heights: Plane = { ...luminance, data };
  return texture.map(({ width, height }) => shrinkPlane(heights, width, height));
}
