import { ApiError } from '@tintory/api-client';
import type { PrintOrder } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { AppLink, useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import type { PrintPaths } from '../checkout/print-paths.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { ReturnAddresses } from '../checkout/use-pay.ts';
import { orderNumber } from './order-number.ts';
import styles from './orders.module.css';
import { PayOrder } from './pay-order.tsx';
import { Timeline } from './timeline.tsx';
import { useOrder } from './use-order.ts';

type OrderViewProps = { id: string; paths: PrintPaths; returns: ReturnAddresses };

/** One order: how it stands, what it was, and what can still be done. */
export function OrderView({ id, ...where }: OrderViewProps) {
  const t = useT('printOrders');
  const { data: order, error, refetch } = useOrder(id);
  if (order) return <Order order={order} {...where} />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('printOrders:done.title')}</h1>
      </header>
      <NoOrder error={error} onRetry={() => void refetch()} orders={where.paths.orders} />
    </div>
  );
}

type NoOrderProps = { error: unknown; onRetry: () => void; orders: string };

/** Until the order is there, or why it does not come. */
function NoOrder({ error, onRetry, orders }: NoOrderProps) {
  const t = useT('printOrders');
  const { Banner, EmptyState } = useKit();
  const { navigate } = useToolServices();
  if (error instanceof ApiError && error.code === 'NotFound') {
    const action = { label: t('printOrders:order.back'), onClick: () => navigate(orders) };
    return <EmptyState title={t('printOrders:order.notFound')} action={action} />;
  }
  if (error) {
    const action = { label: t('printOrders:order.again'), onClick: onRetry };
    return <Banner tone="bad" title={t('printOrders:order.notLoaded')} action={action} />;
  }
  return <div className={styles['bone']} role="status" aria-label={t('loading')} />;
}

type OrderProps = Omit<OrderViewProps, 'id'> & { order: PrintOrder };

function Order({ order, paths, returns }: OrderProps) {
  const t = useT('printOrders');
  const { date } = useFormats();
  const { Banner } = useKit();
  const { status, reason, tracking_url: tracking, receipt_url: receipt } = order;
  return (
    <article className={styles['order']}>
      <header className={styles['head']}>
        <AppLink href={paths.orders} className={styles['link']}>
          {t('printOrders:order.back')}
        </AppLink>
        <h1>{t('printOrders:order.title', { number: orderNumber(order.id) })}</h1>
        <p className={styles['quiet']}>
          {t('printOrders:order.placed', { date: date(order.created_at) })}
        </p>
      </header>
      <Timeline status={status} isPaid={receipt !== null} />
      {reason && <Banner tone={status === 'failed' ? 'bad' : 'info'} title={reason} />}
      <div className={styles['actions']}>
        {order.can_pay && <PayOrder order={order} returns={returns} />}
        {tracking && (
          <a className={styles['out']} href={tracking} target="_blank" rel="noreferrer">
            {t('printOrders:order.track')}
          </a>
        )}
        {receipt && (
          <a className={styles['out']} href={receipt} target="_blank" rel="noreferrer">
            {t('printOrders:order.receipt')}
          </a>
        )}
        {order.can_cancel && <CancelOrder order={order} />}
      </div>
      <OrderFacts order={order} />
    </article>
  );
}
