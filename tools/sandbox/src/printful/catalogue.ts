import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const product = z.object({
  id: z.int(),
  name: z.string(),
  placements: z.array(z.object({ placement: z.string(), technique: z.string() })),
  colors: z.array(z.object({ name: z.string(), value: z.string() })),
  sizes: z.array(z.object({ name: z.string(), price: z.string() })),
});
export type Product = z.infer<typeof product>;

export type Variant = {
  id: number;
  product: Product;
  size: string;
  color: { name: string; value: string } | null;
  /** US dollars, as Printful charges the store. */
  price: string;
};

const file = join(import.meta.dirname, '../../assets/printful/catalogue.json');

/** Reads the products, with a variant for each colour and size. */
export function readCatalogue(): { products: Product[]; variants: Variant[] } {
  const products = z.array(product).parse(JSON.parse(readFileSync(file, 'utf8')));
  const variants = products.flatMap((item) =>
    (item.colors.length > 0 ? item.colors : [null]).flatMap((color, at) =>
      item.sizes.map((size, index): Variant => ({
        ...{ id: item.id * 1_000 + at * 20 + index, product: item, color },
        ...{ size: size.name, price: size.price },
      })),
    ),
  );
  return { products, variants };
}
