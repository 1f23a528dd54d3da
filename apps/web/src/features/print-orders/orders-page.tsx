import { useT } from '@tintory/i18n';
import { OrdersView } from '@tintory/print-ui';
import { PageMeta } from '../../config/page-meta.tsx';
import site from '../../config/site.module.css';
import { SignedInOnly } from './signed-in-only.tsx';
import { usePrintPaths } from './use-print-paths.ts';

/** All print orders of the user. */
export function OrdersPage() {
  const t = useT('printOrders');
  const paths = usePrintPaths();
  return (
    <div className={site['page']}>
      <PageMeta
        title={t('printOrders:orders.metaTitle')}
        description={t('printOrders:orders.emptyText')}
      />
      <header className={site['head']}>
        <h1>{t('printOrders:orders.title')}</h1>
      </header>
      <SignedInOnly>
        <OrdersView paths={paths} />
      </SignedInOnly>
    </div>
  );
}
