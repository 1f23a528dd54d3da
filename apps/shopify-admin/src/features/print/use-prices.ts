import {
  sellingPrice,
  type PriceEnding,
  type PriceMargin,
  type PrintProduct,
  type PrintVariant,
} from '@tintory/contract';
import { useState } from 'react';
import { typedNumber } from './typed-number.ts';

/** Per cent of the cost; a usual starting margin of print-on-demand shops. */
const usualMargin = '50';

export type Prices = ReturnType<typeof usePrices>;

/** The price of each variant: by the margin, or as typed. */
export function usePrices(product: PrintProduct, currency: string) {
  const [kind, setKind] = useState<PriceMargin['kind']>('percent');
  const [value, setValue] = useState(usualMargin);
  const [ending, setEnding] = useState<PriceEnding>('99');
  const [typed, setTyped] = useState<Record<string, string>>({});
  /** A margin needs costs and prices in the same currency. */
  const comparable = product.currency === currency;
  const amount = typedNumber(value);
  const margin: PriceMargin | null = comparable && amount !== null ? { kind, value: amount } : null;

  const textOf = ({ id, price }: PrintVariant): string =>
    typed[id] ?? (margin ? sellingPrice(price, margin, ending).toFixed(2) : '');
  const priceOf = (variant: PrintVariant): number | null => {
    const price = typedNumber(textOf(variant));
    return price !== null && price > 0 ? price : null;
  };
  return {
    ...{ kind, setKind, value, setValue, ending, setEnding, margin, comparable, currency },
    ...{ textOf, priceOf },
    /** The price typed for a variant. */
    ownOf: ({ id }: PrintVariant): number | undefined =>
      typed[id] === undefined ? undefined : (typedNumber(typed[id]) ?? undefined),
    type: (id: string, text: string) => setTyped((known) => ({ ...known, [id]: text })),
    typeAll: (ids: readonly string[], text: string) =>
      setTyped(Object.fromEntries(ids.map((id) => [id, text]))),
    /** A new margin replaces all typed prices. */
    forget: () => setTyped({}),
    costOf: ({ price }: PrintVariant): number => price,
    costCurrency: product.currency,
  };
}
