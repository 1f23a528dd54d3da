import { addressOfFilter, filterInAddress, type HistoryFilter } from '@tintory/tools-ui';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { numberOf, productOf } from '../../config/store-ids.ts';

function filterOf(params: URLSearchParams): HistoryFilter {
  const number = params.get('product');
  return { ...filterInAddress(params), productId: number ? productOf(number) : null };
}

/**
 * The filter stands in the address too: whoever comes back from a result finds it as it was, and a
 * product's own page leads to that product's results.
 */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const way = useNavigationType();
  const [filter, setFilter] = useState(() => filterOf(params));
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    // Replaced by what is typed here, it lags behind that; else somebody went to another address.
    if (way !== 'REPLACE') setFilter(filterOf(params));
  }
  const change = (next: HistoryFilter) => {
    setFilter(next);
    const product = next.productId === null ? {} : { product: numberOf(next.productId) };
    const address = { ...addressOfFilter(next), ...product };
    // Each choice is a step to come back from; letters that are typed are none.
    const replace = next.toolId === filter.toolId && next.favourites === filter.favourites;
    setParams(address, { replace, preventScrollReset: true });
  };
  return [filter, change] as const;
}
