import type { Batch } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { isOpen } from './batch-status.ts';
import styles from './batch.module.css';
import { StopBatch } from './stop-batch.tsx';
import type { BatchActions } from './use-batch-actions.ts';

export type HeaderActionsProps = {
  batch: Batch;
  actions: BatchActions;
  onAnother: () => void;
  /** Whether the download is the main action; else the app has one of its own below. */
  leads: boolean;
  /** Whether something pays for the photos left; else what helps is the main action. */
  payable: boolean;
};

const icon = { size: 18, stroke: 1.75 };

/** What can be done about a batch as it stands. */
export function HeaderActions(props: HeaderActionsProps) {
  const { batch, actions, onAnother, leads } = props;
  const t = useT('batch');
  const { Button } = useKit();
  const [stopping, setStopping] = useState(false);
  const { succeeded, waiting } = batch.counts;
  const over = !isOpen(batch);
  return (
    <div className={styles['headActions']}>
      {succeeded > 0 && (
        <Button
          variant={over && leads ? 'primary' : 'secondary'}
          icon={<IconDownload {...icon} />}
          loading={actions.pending === 'archive'}
          onClick={() => void actions.downloadAll()}
        >
          {t('batch:actions.download', { count: succeeded })}
        </Button>
      )}
      <PauseOrResume {...props} />
      {batch.retryable > 0 && (
        <Button
          icon={<IconRefresh {...icon} />}
          loading={actions.pending === 'retry'}
          onClick={() => void actions.retry()}
        >
          {t('batch:actions.retry', { count: batch.retryable })}
        </Button>
      )}
      {over ? (
        <Button onClick={onAnother}>{t('batch:actions.another')}</Button>
      ) : (
        <Button variant="plain" onClick={() => setStopping(true)}>
          {t('batch:actions.cancel')}
        </Button>
      )}
      <StopBatch
        open={stopping}
        waiting={waiting}
        onClose={() => setStopping(false)}
        onStop={() => void actions.cancel()}
      />
    </div>
  );
}

function PauseOrResume({ batch, actions, payable }: HeaderActionsProps) {
  const t = useT('batch');
  const { Button } = useKit();
  return (
    <>
      {batch.status === 'running' && (
        <Button
          icon={<IconPlayerPause {...icon} />}
          loading={actions.pending === 'pause'}
          onClick={() => void actions.pause()}
        >
          {t('batch:actions.pause')}
        </Button>
      )}
      {batch.status === 'paused' && (
        <Button
          variant={payable ? 'primary' : 'secondary'}
          icon={<IconPlayerPlay {...icon} />}
          loading={actions.pending === 'resume'}
          onClick={() => void actions.resume()}
        >
          {t('batch:actions.resume')}
        </Button>
      )}
    </>
  );
}
