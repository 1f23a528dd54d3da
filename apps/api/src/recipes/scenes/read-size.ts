import type { imageSizes } from '@tintory/contract';

export type ImageSize = keyof typeof imageSizes;

/** @param size such as `1280x720` */
export function readSize(size: ImageSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
