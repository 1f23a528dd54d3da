import { ApiError } from '@tintory/api-client';
import type { Batch } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { isClear } from '../jobs/is-clear.ts';
import { useToolServices } from '../tool-services.tsx';
import { useToolTexts } from '../use-tool-texts.ts';
import type { BatchAddition } from './batch-addition.ts';
import styles from './batch.module.css';
import { BatchHeader } from './batch-header.tsx';
import { BatchList } from './batch-list.tsx';
import { BatchBanners } from './batch-banners.tsx';
import { batchRows, filterRows, rowFilters, type BatchRow, type RowFilter } from './batch-rows.ts';
import { useBatch } from './use-batch.ts';
import { useBatchActions, type BatchActions } from './use-batch-actions.ts';
import { useUploads } from './use-uploads.ts';
import { canPay, workOfBatch } from './work-of-batch.ts';

type BatchViewProps = {
  batchId: string;
  onAnother: () => void;
  addition?: BatchAddition | undefined;
};

/** A batch at work: how far it is, what can be done about it, and each photo. */
export function BatchView({ batchId, onAnother, addition }: BatchViewProps) {
  const t = useT('batch');
  const { EmptyState } = useKit();
  const { signedIn, requestSignIn, balance, fee } = useToolServices();
  const uploads = useUploads(batchId);
  const state = useBatch(batchId);
  const actions = useBatchActions(batchId, state.keep);
  if (!signedIn) {
    return (
      <EmptyState
        title={t('batch:signedOutTitle')}
        action={{ label: t('batch:signIn'), onClick: requestSignIn }}
      />
    );
  }
  if (state.error && !state.batch) return <NotLoaded state={state} onAnother={onAnother} />;
  // Its photos decide what stands above them.
  if (state.loading || !state.batch) return <Skeleton />;
  const rows = batchRows(state.items, uploads);
  const isShort = state.batch.pause_reason === 'credits' && balance !== null;
  const payable = !isShort || canPay(state.batch, balance, fee);
  return (
    <div className={styles['view']}>
      <BatchHeader
        batch={state.batch}
        rows={rows}
        actions={actions}
        onAnother={onAnother}
        leads={!addition?.Head}
        payable={payable}
      />
      <BatchBanners
        batch={state.batch}
        uploads={uploads}
        actions={actions}
        Unpaid={addition?.Unpaid}
        payable={payable}
      />
      {addition?.Head && <addition.Head batch={state.batch} items={state.items} />}
      <Rows batch={state.batch} rows={rows} actions={actions} addition={addition} />
    </div>
  );
}

type RowsProps = {
  batch: Batch;
  rows: readonly BatchRow[];
  actions: BatchActions;
  addition: BatchAddition | undefined;
};

function Rows({ batch, rows, actions, addition }: RowsProps) {
  const t = useT('batch');
  const { Segmented } = useKit();
  const { title } = useToolTexts(batch.tool_id);
  const [filter, setFilter] = useState<RowFilter>('all');
  const shown = filterRows(rows, filter);
  const accept = {
    work: workOfBatch(batch, 1),
    onAccept: (itemId: string) => void actions.accept([itemId]),
  };
  // Of most batches nothing is held back.
  const filters = rowFilters.filter(
    (one) => one !== 'held' || one === filter || batch.counts.held > 0,
  );
  return (
    <section className={styles['photos']} aria-label={title}>
      <div className={styles['bar']}>
        <strong>{t('batch:photos', { count: rows.length })}</strong>
        <Segmented
          label={t('batch:filter.label')}
          labelHidden
          value={filter}
          options={filters.map((value) => ({ value, label: t(`batch:filter.${value}`) }))}
          onChange={(value) => setFilter(value as RowFilter)}
        />
      </div>
      {shown.length > 0 ? (
        // A list of its own for each filter: it measures where it begins.
        <BatchList
          key={filter}
          rows={shown}
          toolId={batch.tool_id}
          clear={isClear(batch)}
          accept={accept}
          addition={addition}
        />
      ) : (
        <p className={styles['note']}>{t('batch:nothingHere')}</p>
      )}
    </section>
  );
}

type NotLoadedProps = { state: ReturnType<typeof useBatch>; onAnother: () => void };

function NotLoaded({ state, onAnother }: NotLoadedProps) {
  const t = useT('batch');
  const { Banner } = useKit();
  if (state.error instanceof ApiError && state.error.code === 'NotFound') {
    const action = { label: t('batch:actions.another'), onClick: onAnother };
    return <Banner tone="info" title={t('batch:failed.gone')} action={action} />;
  }
  const action = { label: t('batch:failed.reload'), onClick: state.reload };
  return (
    <Banner tone="bad" title={t('batch:failed.title')} action={action}>
      {t('batch:failed.text')}
    </Banner>
  );
}

/** As tall as what comes, so that nothing jumps. */
function Skeleton() {
  return (
    <div className={styles['view']} aria-hidden="true">
      <div className={styles['headBone']} />
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={styles['rowBone']} />
      ))}
    </div>
  );
}
