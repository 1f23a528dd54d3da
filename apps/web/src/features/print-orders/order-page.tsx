import { useT } from '@tintory/i18n';
import { OrderView } from '@tintory/print-ui';
import { useParams } from 'react-router-dom';
import { addressOf } from '../../config/language-path.ts';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import site from '../../config/site.module.css';
import { SignedInOnly } from './signed-in-only.tsx';
import { usePrintPaths } from './use-print-paths.ts';

/** One order. */
export function OrderPage() {
  const t = useT('printOrders');
  const { id = '' } = useParams();
  const returns = {
    successUrl: addressOf(paths.printPaid.href()),
    cancelUrl: addressOf(paths.printOrder.href(id)),
  };
  return (
    <div className={site['page']}>
      <PageMeta
        title={t('printOrders:done.title')}
        description={t('printOrders:orders.emptyText')}
      />
      <SignedInOnly title={t('printOrders:done.title')}>
        <OrderView key={id} id={id} paths={usePrintPaths()} returns={returns} />
      </SignedInOnly>
    </div>
  );
}
