import {
  sellingPrice,
  type PriceEnding,
  type PriceMargin,
  type PrintProduct,
  type PrintVariant,
} from '@tintory/contract';
import { useState } from 'react';
import { typedNumber } from './typed-number.ts';

/** Half of what a shirt costs: what shops that print on demand begin with. */
const usualMargin = '50';

export type Prices = ReturnType<typeof usePrices>;

/** What each variant is sold for: by the margin, or as it was typed. */
export function usePrices(product: PrintProduct, currency: string) {
  const [kind, setKind] = useState<PriceMargin['kind']>('percent');
  const [value, setValue] = useState(usualMargin);
  const [ending, setEnding] = useState<PriceEnding>('99');
  const [typed, setTyped] = useState<Record<string, string>>({});
  /** Costs and prices can only be told from each other in one currency. */
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
    /** What was typed for a variant itself. */
    ownOf: ({ id }: PrintVariant): number | undefined =>
      typed[id] === undefined ? undefined : (typedNumber(typed[id]) ?? undefined),
    type: (id: string, text: string) => setTyped((known) => ({ ...known, [id]: text })),
    typeAll: (ids: readonly string[], text: string) =>
      setTyped(Object.fromEntries(ids.map((id) => [id, text]))),
    /** Another margin counts for all of them. */
    forget: () => setTyped({}),
    costOf: ({ price }: PrintVariant): number => price,
    costCurrency: product.currency,
  };
}
