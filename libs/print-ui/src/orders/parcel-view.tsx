import { useQuery } from '@tanstack/react-query';
import { isMissing, printParcelQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import styles from './orders.module.css';
import { Timeline } from './timeline.tsx';

const everyMs = 15_000;

/** A parcel of the embedded provider on its way; asked for again until it has arrived. */
export function ParcelView({ id }: { id: string }) {
  const t = useT('printOrders');
  const { data, error, refetch } = useQuery({
    ...printParcelQuery(useApi(), id),
    refetchInterval: ({ state }) => (state.data?.status === 'shipped' ? everyMs : false),
  });
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1>
          {data
            ? t('printOrders:parcel.title', { number: data.number })
            : t('printOrders:parcel.metaTitle')}
        </h1>
      </header>
      {data ? (
        <Timeline status={data.status} />
      ) : (
        <NoParcel error={error} onRetry={() => void refetch()} />
      )}
    </article>
  );
}

/** Until the parcel is there, or why it does not come. */
function NoParcel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('printOrders');
  const { Banner, EmptyState } = useKit();
  if (isMissing(error))
    return (
      <EmptyState
        title={t('printOrders:parcel.notFound')}
        text={t('printOrders:parcel.notFoundText')}
      />
    );
  if (error) {
    const action = { label: t('printOrders:order.again'), onClick: onRetry };
    return <Banner tone="bad" title={t('printOrders:parcel.notLoaded')} action={action} />;
  }
  return <div className={styles['bone']} role="status" aria-label={t('loading')} />;
}
