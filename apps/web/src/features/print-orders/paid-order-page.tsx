import { useT } from '@tintory/i18n';
import { usePaidOrder } from '@tintory/print-ui';
import { useKit } from '@tintory/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import styles from './print-orders.module.css';

/** The return page after paying for a print order: reports the payment only once it has arrived. */
export function PaidOrderPage() {
  const t = useT('printOrders');
  const { Button } = useKit();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state, order } = usePaidOrder(params.get('order') ?? '');
  const next = order ? paths.printOrder.href(order.id) : paths.printOrders.href();
  return (
    <div className={styles['done']}>
      <PageMeta title={t('printOrders:done.title')} description={t('printOrders:done.waiting')} />
      <BrandMark className={styles['mark']} />
      <h1>{t('printOrders:done.title')}</h1>
      <p role="status">{t(`printOrders:done.${state}`, { reason: order?.reason ?? '' })}</p>
      <Button variant="primary" size="large" onClick={() => void navigate(next, { replace: true })}>
        {t(order ? 'printOrders:done.see' : 'printOrders:done.all')}
      </Button>
    </div>
  );
}
