import { join } from 'node:path';
import { alphaOf } from './store-pictures/alpha-of.ts';
import { entryOf, sizeOf } from './store-pictures/catalogue.ts';
import { setUp } from './store-pictures/shoot.ts';
import { products } from './store-pictures/products/products.ts';
import type { CutoutCase } from './cutout-quality.ts';

const folder = join(import.meta.dirname, '../../sandbox/assets/store');
/** The truth is drawn at half the pictures' size: the rays of the whole would take minutes. */
const scale = 0.5;

/** Every fifth product is enough to measure on: each picture's truth takes seconds to draw. */
const isMeasured = (_: unknown, n: number): boolean => n % 5 === 0;

/** The store's pictures of some of its products. */
export function* storeCases(): Generator<CutoutCase> {
  for (const product of products.filter(isMeasured)) {
    const size = sizeOf(product);
    const [width, height] = [size.width * scale, size.height * scale];
    const { pictures } = entryOf(product);
    for (const [n, shot] of product.shots.entries()) {
      const file = pictures[n]?.file ?? '';
      const alpha = alphaOf(setUp(product, shot, width / height), width, height);
      const data = Float32Array.from(alpha, (value) => value / 255);
      yield { name: file, inputPath: join(folder, file), truth: { data, width, height } };
    }
  }
}
