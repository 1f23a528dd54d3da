import type { Batch } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useToolTexts } from '../workbench/use-tool-texts.ts';
import styles from './batch.module.css';
import { BatchMeter } from './batch-meter.tsx';
import type { BatchRow } from './batch-rows.ts';
import { StopBatch } from './stop-batch.tsx';
import type { BatchActions } from './use-batch-actions.ts';

type BatchHeaderProps = {
  batch: Batch;
  rows: readonly BatchRow[];
  actions: BatchActions;
  onAnother: () => void;
  /** Whether the download is the main action; else the app has one of its own below. */
  leads: boolean;
  /** Whether something pays for the photos left; else what helps is the main action. */
  payable: boolean;
};

export const isOpen = ({ status }: Batch): boolean => status === 'running' || status === 'paused';

/** Done, but not all of it well: no reason to say so in green. */
export const badgeOf = ({ status, counts: { failed, doubtful } }: Batch) =>
  status === 'finished' && failed + doubtful > 0 ? 'partly' : status;

/** How far it is, what it cost until now, and what can be done about it. */
export function BatchHeader({ batch, rows, ...others }: BatchHeaderProps) {
  const t = useT('batch');
  const formats = useFormats();
  const { title } = useToolTexts(batch.tool_id);
  const { succeeded, failed, canceled, doubtful } = batch.counts;
  const refused = rows.filter(({ state }) => state === 'refused').length;
  const total = rows.length;
  return (
    <header className={styles['head']}>
      <div className={styles['headLine']}>
        <h2 className={styles['headTitle']}>{title}</h2>
        <span className={styles['badge']} data-status={badgeOf(batch)}>
          {t(`batch:status.${batch.status}`)}
        </span>
      </div>
      <BatchMeter
        label={t('batch:progress', { done: succeeded, total })}
        parts={{ good: succeeded, held: doubtful, bad: failed + refused, quiet: canceled }}
        total={total}
      />
      <p className={styles['facts']}>
        <span>{t('batch:progress', { done: succeeded, total })}</span>
        {(batch.credits > 0 || batch.fee === 0) && (
          <span>{t('batch:charged', { count: batch.credits })}</span>
        )}
        {batch.fee > 0 && (
          <span>{t('batch:chargedFee', { amount: formats.dollars(batch.fee / 100) })}</span>
        )}
        {batch.same_place && <span>{t('batch:samePlace.fact')}</span>}
        {doubtful > 0 && (
          <span className={styles['held']}>{t('batch:doubtful.count', { count: doubtful })}</span>
        )}
        {failed > 0 && (
          <span className={styles['bad']}>{t('batch:failedCount', { count: failed })}</span>
        )}
      </p>
      <p className={styles['announcement']} role="status">
        {!isOpen(batch) && t('batch:announced', { done: succeeded, total, failed })}
        {!isOpen(batch) && doubtful > 0 && ` ${t('batch:doubtful.title', { count: doubtful })}`}
      </p>
      <HeaderActions batch={batch} {...others} />
    </header>
  );
}

const icon = { size: 18, stroke: 1.75 };

function HeaderActions(props: Omit<BatchHeaderProps, 'rows'>) {
  const { batch, actions, onAnother, leads, payable } = props;
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
