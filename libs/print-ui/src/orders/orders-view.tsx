import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { printOrdersQuery } from '@tintory/api-client';
import type { PrintOrder } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { AppLink, useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { Mockup } from '../checkout/mockup.tsx';
import type { PrintPaths } from '../checkout/print-paths.ts';
import { orderNumber } from './order-number.ts';
import styles from './orders.module.css';

const limit = 20;

/** Everything that was ordered, newest first. */
export function OrdersView({ paths }: { paths: PrintPaths }) {
  const t = useT('printOrders');
  const { Banner, EmptyState } = useKit();
  const { navigate } = useToolServices();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...printOrdersQuery(useApi(), { page, limit }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (!data) {
    if (!isError) return <div className={styles['bone']} role="status" aria-label={t('loading')} />;
    const action = { label: t('printOrders:order.again'), onClick: () => void refetch() };
    return <Banner tone="bad" title={t('printOrders:orders.notLoaded')} action={action} />;
  }
  if (data.rows.length === 0) {
    const action = { label: t('printOrders:cart.toPrint'), onClick: () => navigate(paths.print) };
    return (
      <EmptyState
        title={t('printOrders:orders.empty')}
        text={t('printOrders:orders.emptyText')}
        action={action}
      />
    );
  }
  return (
    <>
      <ul className={styles['list']}>
        {data.rows.map((order) => (
          <OrderRow key={order.id} order={order} href={paths.order(order.id)} />
        ))}
      </ul>
      <Pager page={page} hasMore={data.pageInfo.has_next_page} onPage={setPage} />
    </>
  );
}

function OrderRow({ order, href }: { order: PrintOrder; href: string }) {
  const t = useT('printOrders');
  const { date, money } = useFormats();
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li>
      <AppLink href={href} className={styles['row']}>
        <Mockup url={order.items[0]?.mockup_url ?? null} />
        <span className={styles['what']}>
          <strong>{t('printOrders:order.title', { number: orderNumber(order.id) })}</strong>
          <span className={styles['quiet']}>
            {date(order.created_at)} · {t('printOrders:orders.pieces', { count })}
          </span>
        </span>
        <span className={styles['tag']} data-status={order.status}>
          {t(`printOrders:status.${order.status}`)}
        </span>
        <span className={styles['amount']}>{money(order.amount, order.currency)}</span>
      </AppLink>
    </li>
  );
}

type PagerProps = { page: number; hasMore: boolean; onPage: (page: number) => void };

function Pager({ page, hasMore, onPage }: PagerProps) {
  const t = useT('printOrders');
  const { Button } = useKit();
  if (page === 1 && !hasMore) return null;
  return (
    <div className={styles['actions']}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('printOrders:orders.newer')}
      </Button>
      <span className={styles['quiet']}>{t('printOrders:orders.page', { page })}</span>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
        {t('printOrders:orders.older')}
      </Button>
    </div>
  );
}
