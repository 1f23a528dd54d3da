import type { Batch } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useRunCost } from '../jobs/use-cost.ts';
import { useToolServices } from '../tool-services.tsx';
import type { BatchAddition } from './batch-addition.ts';
import styles from './batch.module.css';
import { isOpen } from './batch-status.ts';
import { isSettled, type Upload } from './upload-list.ts';
import { uploadsStore } from './uploads-store.ts';
import type { BatchActions } from './use-batch-actions.ts';
import { workOfBatch } from './work-of-batch.ts';

type BatchBannersProps = {
  batch: Batch;
  uploads: readonly Upload[];
  actions: BatchActions;
  Unpaid: BatchAddition['Unpaid'];
  /** Whether something pays for the photos left. */
  payable: boolean;
};

/** What holds a batch up, and the next step. */
export function BatchBanners(props: BatchBannersProps) {
  return (
    <>
      <PauseBanner {...props} />
      <HeldBackBanner {...props} />
      <UploadBanner {...props} />
    </>
  );
}

function PauseBanner({ batch, Unpaid, payable }: BatchBannersProps) {
  const t = useT('batch');
  const { Banner } = useKit();
  const { balance, requestCredits } = useToolServices();
  if (batch.status !== 'paused') return null;
  if (batch.pause_reason === 'credits' && Unpaid) return <Unpaid batch={batch} />;
  if (batch.pause_reason === 'credits') {
    const required = batch.credits_each * Math.max(1, batch.counts.waiting);
    const action = {
      label: t('batch:paused.creditsAction'),
      onClick: () => requestCredits({ required, balance: balance ?? 0 }),
      primary: !payable,
    };
    return (
      <Banner tone="caution" title={t('batch:paused.creditsTitle')} action={action}>
        {t('batch:paused.creditsText')}
      </Banner>
    );
  }
  if (batch.pause_reason !== 'store') return null;
  return (
    <Banner tone="caution" title={t('batch:paused.storeTitle')}>
      {t('batch:paused.storeText')}
    </Banner>
  );
}

/**
 * What was held back costs nothing until somebody says so. It waits for the rest, or it would push the
 * rows away that somebody looks at.
 */
function HeldBackBanner({ batch, actions }: BatchBannersProps) {
  const t = useT('batch');
  const { Banner } = useKit();
  const costOf = useRunCost();
  const { held: count } = batch.counts;
  if (count === 0 || batch.status === 'running') return null;
  const cost = costOf(workOfBatch(batch, count));
  const action = {
    label: t('batch:held.action', { count, cost }),
    onClick: () => void actions.accept(),
  };
  return (
    <Banner tone="caution" title={t('batch:held.title', { count })} action={action}>
      {t('batch:held.text')}
    </Banner>
  );
}

function UploadBanner({ batch, uploads, actions }: BatchBannersProps) {
  const t = useT('batch');
  const { Banner, Button } = useKit();
  if (!isOpen(batch)) return null;
  const settled = uploads.filter(isSettled).length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  if (settled + failed < uploads.length) {
    return (
      <p className={styles['quiet']}>
        {t('batch:sending', { done: settled, total: uploads.length })}
      </p>
    );
  }
  const without = (
    <Button loading={actions.pending === 'complete'} onClick={() => void actions.complete()}>
      {t('batch:unsent.without')}
    </Button>
  );
  if (failed > 0) {
    const action = {
      label: t('batch:unsent.again'),
      onClick: () => uploadsStore.retry(batch.id),
    };
    return (
      <Banner tone="bad" title={t('batch:unsent.title', { count: failed })} action={action}>
        {!batch.complete && without}
      </Banner>
    );
  }
  if (batch.complete || uploads.length > 0) return null;
  return (
    <Banner tone="caution" title={t('batch:unsent.missingTitle')}>
      <p>{t('batch:unsent.missingText')}</p>
      {without}
    </Banner>
  );
}
