import { addressOfFilter, filterInAddress, type HistoryFilter } from '@tintory/tools-ui';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The filter stands in the address too: whoever comes back from a result finds it as it was. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const way = useNavigationType();
  const [filter, setFilter] = useState(() => filterInAddress(params));
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    // Replaced by what is typed here, it lags behind that; else somebody went to another address.
    if (way !== 'REPLACE') setFilter(filterInAddress(params));
  }
  const change = (next: HistoryFilter) => {
    setFilter(next);
    // Each choice is a step to come back from; letters that are typed are none.
    const replace = next.toolId === filter.toolId && next.favourites === filter.favourites;
    setParams(addressOfFilter(next), { replace, preventScrollReset: true });
  };
  return [filter, change] as const;
}
