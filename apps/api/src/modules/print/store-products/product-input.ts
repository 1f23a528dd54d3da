import type { PrintProduct, PrintVariant } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { z } from 'zod';
import type { NewStoreProduct } from '../../store/products/store-products.service.ts';
import { inLanguages, readContent } from '../print-content.ts';
import type { SentVariant } from '../store-products.table.ts';

/** The option names of a product in a store. */
const options = readContent(
  'store-options.json',
  z.strictObject({ color: inLanguages, size: inLanguages }),
);

export type ProductWish = {
  product: PrintProduct;
  variants: readonly SentVariant[];
  handle: string;
  title: string;
  description: string;
  /** Where the store finds each picture. */
  sources: readonly string[];
  language: Language;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Plain text as HTML of a store: one block per paragraph, one break per line. */
const asHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p>${escaped(block).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** A draft whole: words, choices, variants with their prices, pictures. */
export function productInput(wish: ProductWish): NewStoreProduct {
  const { product, language, title } = wish;
  const sold = wish.variants.flatMap(({ variantId, price }) => {
    const variant = product.variants.find(({ id }) => id === variantId);
    return variant ? [{ variant, price }] : [];
  });
  const choices = choicesOf(sold.map(({ variant }) => variant)).map(({ kind, valueOf }) => ({
    name: options[kind][language],
    valueOf,
    values: [...new Set(sold.map(({ variant }) => valueOf(variant)))],
  }));
  return {
    ...{ handle: wish.handle, title, descriptionHtml: asHtml(wish.description) },
    ...{ status: 'DRAFT', productType: product.title },
    productOptions: choices.map(({ name, values }) => ({
      ...{ name, values: values.map((value) => ({ name: value })) },
    })),
    variants: sold.map(({ variant, price }) => ({
      optionValues: choices.map(({ name, valueOf }) => ({
        ...{ optionName: name, name: valueOf(variant) },
      })),
      price,
      // Printed on demand: there is no stock to run out of.
      inventoryPolicy: 'CONTINUE',
      inventoryItem: { sku: variant.id, tracked: false, requiresShipping: true },
    })),
    files: wish.sources.map((originalSource) => ({
      ...{ originalSource, alt: title, contentType: 'IMAGE' },
    })),
  };
}

/** A product of one colour has no colour to choose. */
function choicesOf(sold: readonly PrintVariant[]) {
  const colorOf = ({ color, color_name: name }: PrintVariant) => name ?? color ?? '';
  const isColored = sold.some((variant) => variant.color !== null);
  return [
    ...(isColored ? [{ kind: 'color' as const, valueOf: colorOf }] : []),
    { kind: 'size' as const, valueOf: ({ size }: PrintVariant) => size },
  ];
}

/** Its words as far as an address can carry them, and what no other product's handle ends on. */
export function handleOf(title: string, printProductId: string, rowId: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || printProductId}-${rowId.slice(-12)}`;
}
