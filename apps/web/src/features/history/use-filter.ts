import { addressOfFilter, filterInAddress, type HistoryFilter } from '@tintory/tools-ui';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The filter is also in the URL, so that going back from a result restores it. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const way = useNavigationType();
  const [filter, setFilter] = useState(() => filterInAddress(params));
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    // A REPLACE comes from typing here and may be behind the input; others are navigations.
    if (way !== 'REPLACE') setFilter(filterInAddress(params));
  }
  const change = (next: HistoryFilter) => {
    setFilter(next);
    // Each selection is a history entry; typed letters are not.
    const replace = next.toolId === filter.toolId && next.favourites === filter.favourites;
    setParams(addressOfFilter(next), { replace, preventScrollReset: true });
  };
  return [filter, change] as const;
}
