import type { PrintDesign, PrintProduct } from '@tintory/contract';
import { useState } from 'react';

/** Key for products without a colour choice. */
const plain = '';

type Choice = { id: string; name: string; hex: string | null };

const colorsOf = (product: PrintProduct): Choice[] => {
  const all = product.variants.map(({ color, color_name: name, color_hex: hex }) => ({
    ...{ id: color ?? plain, name: name ?? color ?? '', hex },
  }));
  return [...new Map(all.map((one) => [one.id, one])).values()].filter(({ id }) => id !== plain);
};

const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

export type VariantChoice = ReturnType<typeof useVariantChoice>;

/** The chosen colours and sizes; by default the design's colour in every size. */
export function useVariantChoice(product: PrintProduct, design: PrintDesign) {
  const colors = colorsOf(product);
  const shown = design.color ?? colors[0]?.id ?? plain;
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  const [chosenColors, setColors] = useState<string[]>([shown]);
  const [chosenSizes, setSizes] = useState<string[]>(sizes);
  const variants = product.variants.filter(
    ({ color, size, available }) =>
      available && chosenColors.includes(color ?? plain) && chosenSizes.includes(size),
  );
  return {
    ...{ colors, sizes, chosenColors, chosenSizes, variants },
    shown: colors.find(({ id }) => id === shown)?.name ?? null,
    toggleColor: (id: string) => setColors((chosen) => toggled(chosen, id)),
    toggleSize: (id: string) => setSizes((chosen) => toggled(chosen, id)),
  };
}
