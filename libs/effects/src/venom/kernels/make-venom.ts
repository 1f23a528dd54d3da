import { shrinkImage, shrinkPlane, type RgbaImage } from '@tintory/pixels';
import { composeVenom } from './compose-venom.ts';
import { renderVenom } from './render-venom.ts';
import type { VenomOptions } from './venom-options.ts';

/** The creature is grown and lit at no more than this many pixels. */
const innerPixels = 1_800_000;

/**
 * Turns a cutout subject into a black, wet, living creature.
 *
 * @returns a picture of the same size
 */
export function makeVenom(image: RgbaImage, options: VenomOptions): RgbaImage {
  const scale = Math.min(1, Math.sqrt(innerPixels / (image.width * image.height)));
  const creature = renderVenom(...shrink(image, options, scale));
  const result = composeVenom(image, creature, options);
  options.onProgress?.(1);
  return result;
}

function shrink(image: RgbaImage, options: VenomOptions, scale: number): [RgbaImage, VenomOptions] {
  if (scale === 1) return [image, options];
  const longest = Math.round(Math.max(image.width, image.height) * scale);
  const small = shrinkImage(image, longest);
  const { width, height } = small;
  return [
    small,
    {
      ...options,
      alpha: shrinkPlane(options.alpha, width, height),
      foreground: shrinkImage(options.foreground, longest),
      faces: options.faces.map(({ mesh }) => ({ mesh: mesh.map((value) => value * scale) })),
    },
  ];
}
