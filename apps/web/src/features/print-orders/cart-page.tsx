import { useT } from '@tintory/i18n';
import { CartView } from '@tintory/print-ui';
import { PageMeta } from '../../config/page-meta.tsx';
import site from '../../config/site.module.css';
import { usePrintPaths } from './use-print-paths.ts';

/** The cart with the items to order. */
export function CartPage() {
  const t = useT('printOrders');
  return (
    <div className={site['page']}>
      <PageMeta
        title={t('printOrders:cart.metaTitle')}
        description={t('printOrders:cart.emptyText')}
      />
      <header className={site['head']}>
        <h1>{t('printOrders:cart.title')}</h1>
      </header>
      <CartView paths={usePrintPaths()} />
    </div>
  );
}
