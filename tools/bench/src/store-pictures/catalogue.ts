import { places } from './places.ts';
import type { Product, Shot } from './product.ts';
import { views } from './views.ts';

export type CatalogueEntry = {
  handle: string;
  title: string;
  vendor: string;
  product_type: string;
  tags: string[];
  description: string;
  pictures: { file: string; alt: string; width: number; height: number }[];
};

const wide = 1_000;

export const sizeOf = ({ tall = false }: Product): { width: number; height: number } => ({
  width: wide,
  height: tall ? wide * 1.25 : wide,
});

/** What the store is told of a product. */
export const entryOf = (product: Product): CatalogueEntry => ({
  handle: product.handle,
  title: product.title,
  vendor: product.vendor,
  product_type: product.type,
  tags: product.tags,
  description: product.description,
  pictures: product.shots.map((shot, index) => ({
    file: `${product.handle}-${index + 1}.jpg`,
    alt: altOf(product, shot),
    ...sizeOf(product),
  })),
});

const altOf = ({ looks }: Product, [view, place, , , shown]: Shot): string =>
  `${shown ?? looks} ${places[place].words}, ${views[view].words}`;
