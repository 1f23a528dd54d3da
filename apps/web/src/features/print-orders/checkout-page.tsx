import { useT } from '@tintory/i18n';
import { CheckoutView } from '@tintory/print-ui';
import { addressOf } from '../../config/language-path.ts';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import site from '../../config/site.module.css';
import { usePrintPaths } from './use-print-paths.ts';

/** Delivery address, shipping method and payment. */
export function CheckoutPage() {
  const t = useT('printOrders');
  const returns = {
    successUrl: addressOf(paths.printPaid.href()),
    cancelUrl: addressOf(paths.printCheckout.href()),
  };
  return (
    <div className={site['page']}>
      <PageMeta
        title={t('printOrders:checkout.metaTitle')}
        description={t('printOrders:checkout.address')}
      />
      <header className={site['head']}>
        <h1>{t('printOrders:checkout.title')}</h1>
      </header>
      <CheckoutView paths={usePrintPaths()} returns={returns} />
    </div>
  );
}
