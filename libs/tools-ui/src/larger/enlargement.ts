import { upscaleLimits } from '@tintory/contract';

type Size = { width: number; height: number };

/** How many times a picture's sides can grow. */
export const factors = ['2', '4'] as const;
export type Factor = (typeof factors)[number];

/** A picture some times larger, and the limit that it would go beyond. */
export type Enlargement = Size & { factor: Factor; beyond: 'pixels' | 'side' | null };

/** @returns the size in pixels; `beyond` is null where the engine can make it */
export function enlargementOf(size: Size, factor: Factor): Enlargement {
  const [width, height] = [size.width * Number(factor), size.height * Number(factor)];
  return { width, height, factor, beyond: limitBeyond({ width, height }) };
}

function limitBeyond({ width, height }: Size): Enlargement['beyond'] {
  if (width * height > upscaleLimits.maxPixels) return 'pixels';
  return Math.max(width, height) > upscaleLimits.maxSide ? 'side' : null;
}
