import sharp from 'sharp';
import type { Shot } from '../store-pictures/product.ts';
import { products } from '../store-pictures/products/products.ts';
import { shoot } from '../store-pictures/shoot.ts';
import { drawOnce, height, pictureOf, width } from './sample.ts';

/**
 * A product of the sandbox's store, photographed for a tool's samples.
 *
 * @param handle of the product; the picture has its name
 * @returns the picture's path
 */
export function drawProduct(
  tool: string,
  handle: string,
  shot: Shot,
  size = { width, height },
): Promise<string> {
  const product = products.find((one) => one.handle === handle);
  if (!product) throw new Error(`There is no product ${handle}.`);
  return drawOnce(pictureOf(tool, handle), (path) =>
    sharp(shoot(product, shot, size.width, size.height), { raw: { ...size, channels: 3 } })
      .webp({ quality: 84 })
      .toFile(path),
  );
}
