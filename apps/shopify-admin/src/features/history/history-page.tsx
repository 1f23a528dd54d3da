import { Card, Page } from '@shopify/polaris';
import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { HistoryFilters, HistoryList } from '@tintory/tools-ui';
import { PageTitle } from '../../config/page-title.tsx';
import { historyLook } from './history-look.tsx';
import styles from './history.module.css';
import { ProductFilter } from './product-filter.tsx';
import { useFilter } from './use-filter.ts';

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
