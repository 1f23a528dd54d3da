import type { NewBatchItem } from '@tintory/contract';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChosenProduct, Which } from './gather-pictures.ts';
import { useGathered } from './use-gathered.ts';

/** Navigation state from the product pages: whole products, or single pictures. */
type Chosen = { products?: ChosenProduct[]; items?: NewBatchItem[] } | null;

const nothing: readonly ChosenProduct[] = [];

/** The store pictures chosen for a batch; null for local files. */
export function useChosenPictures() {
  const chosen = useLocation().state as Chosen;
  const products = chosen?.products ?? nothing;
  const [which, setWhich] = useState<Which>('main');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const state = useGathered(products, which);
  const all = products.length > 0 ? state.gathered?.items : chosen?.items;
  const items = useMemo(() => (all ?? []).filter(({ key }) => !removed.has(key)), [all, removed]);
  if (!chosen?.items && products.length === 0) return null;
  return {
    products: products.length,
    which,
    setWhich,
    state,
    items,
    remove: (key: string) => setRemoved(new Set([...removed, key])),
  };
}
