import type { imageSizes } from '@tintory/contract';

export type ImageSize = keyof typeof imageSizes;

/**
 * @param size such as `1280x720`
 * @param limits how many pixels there may be at most; the shape stays
 */
export function readSize(
  size: ImageSize,
  { maxPixels = Infinity }: { maxPixels?: number } = {},
): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}
