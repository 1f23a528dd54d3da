import { Card, Page } from '@shopify/polaris';
import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { HistoryFilters, HistoryList, wholeHistory, type HistoryFilter } from '@tintory/tools-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../config/page-title.tsx';
import { numberOf, productOf } from '../../config/store-ids.ts';
import { historyLook } from './history-look.tsx';
import styles from './history.module.css';
import { ProductFilter } from './product-filter.tsx';

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
  const shown = { filter, onChange: setFilter, look: historyLook };
  return (
    <Page
      title={t('merchant:nav.history')}
      subtitle={t('history:lead', { days: retentionDays.results })}
    >
      <PageTitle title={t('merchant:nav.history')} />
      <Card padding="0">
        <div className={styles['history']}>
          <div className={styles['filters']}>
            <HistoryFilters {...shown}>
              <ProductFilter
                productId={filter.productId}
                onChange={(productId) => setFilter({ ...filter, productId })}
              />
            </HistoryFilters>
          </div>
          <HistoryList {...shown} />
        </div>
      </Card>
    </Page>
  );
}
