import type { PrintProduct, PrintVariant } from '@tintory/contract';
import { useState } from 'react';
import { colorsOf, sizesOf } from '../catalogue/product-media.ts';

type Chosen = { color: string | null; size: string | null };

/** Colour and size of the product, and the variant they make. */
export function useChoices(product: PrintProduct, start: Chosen) {
  const colors = colorsOf(product);
  const [wished, setWished] = useState(start);
  const color = colors.find(({ id }) => id === wished.color) ?? colors[0] ?? null;
  const sizes = sizesOf(product, color?.id ?? null);
  const sold = sizes.filter(({ available }) => available);
  const variant: PrintVariant | undefined =
    sold.find(({ size }) => size === wished.size) ?? sold[0] ?? sizes[0];
  return {
    colors,
    color,
    sizes,
    variant,
    setColor: (id: string) => setWished({ color: id, size: variant?.size ?? null }),
    setSize: (size: string) => setWished({ color: color?.id ?? null, size }),
  };
}

export type Choices = ReturnType<typeof useChoices>;
