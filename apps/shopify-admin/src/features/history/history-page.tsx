import { Card, Page } from '@shopify/polaris';
import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { isNarrowed, useHistory, wholeHistory, type HistoryFilter } from '@tintory/tools-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../config/page-title.tsx';
import { numberOf, productOf } from '../../config/store-ids.ts';
import { HistoryFilters } from './history-filters.tsx';
import { ResultsList } from './results-list.tsx';

/** The product stands in the address: its own page leads here. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const number = params.get('product');
  const [rest, setRest] = useState(wholeHistory);
  const filter: HistoryFilter = { ...rest, productId: number ? productOf(number) : null };
  const change = (changed: HistoryFilter) => {
    setRest(changed);
    const { productId } = changed;
    if (productId === filter.productId) return;
    const next = productId === null ? {} : { product: numberOf(productId) };
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [filter, change] as const;
}

/** Everything made here, newest first. */
export function HistoryPage() {
  const t = useT('history', 'merchant');
  const [filter, setFilter] = useFilter();
  const history = useHistory(filter);
  return (
    <Page
      title={t('merchant:nav.history')}
      subtitle={t('history:lead', { days: retentionDays.results })}
    >
      <PageTitle title={t('merchant:nav.history')} />
      <Card padding="0">
        <HistoryFilters filter={filter} onChange={setFilter} />
        <ResultsList
          history={history}
          onWiden={isNarrowed(filter) ? () => setFilter(wholeHistory) : undefined}
        />
      </Card>
    </Page>
  );
}
