import { Card, Page } from '@shopify/polaris';
import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { HistoryFilters, HistoryList } from '@tintory/tools-ui';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { historyLook } from './history-look.tsx';
import styles from './history.module.css';
import { ProductFilter } from './product-filter.tsx';
import { useFilter } from './use-filter.ts';

/** Everything made here, newest first. */
export function HistoryPage() {
  const t = useT('history', 'merchant');
  const [filter, setFilter] = useFilter();
  const navigate = useNavigate();
  const begin = {
    label: t('merchant:home.steps.choose.action'),
    onClick: () => void navigate(paths.products.href()),
  };
  const shown = { filter, onChange: setFilter, look: { ...historyLook, begin } };
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
