import { addressOfFilter, filterInAddress, type HistoryFilter } from '@tintory/tools-ui';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { numberOf, productOf } from '../../config/store-ids.ts';

function filterOf(params: URLSearchParams): HistoryFilter {
  const number = params.get('product');
  return { ...filterInAddress(params), productId: number ? productOf(number) : null };
}

/**
 * The filter is also in the URL, so that going back from a result restores it and a product's page
 * can link to its results.
 */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const way = useNavigationType();
  const [filter, setFilter] = useState(() => filterOf(params));
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    // A REPLACE comes from typing here and may be behind the input; others are navigations.
    if (way !== 'REPLACE') setFilter(filterOf(params));
  }
  const change = (next: HistoryFilter) => {
    setFilter(next);
    const product = next.productId === null ? {} : { product: numberOf(next.productId) };
    const address = { ...addressOfFilter(next), ...product };
    // Each selection is a history entry; typed letters are not.
    const replace = next.toolId === filter.toolId && next.favourites === filter.favourites;
    setParams(address, { replace, preventScrollReset: true });
  };
  return [filter, change] as const;
}
