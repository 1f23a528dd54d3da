import { batchesQuery } from '@tintory/api-client';
import type { Batch } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';
import { useToolTexts } from '../use-tool-texts.ts';
import styles from './batch.module.css';
import { badgeOf } from './batch-status.ts';

const shown = 8;

/** The way back to a batch that goes on without the page. */
export function RecentBatches({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT('batch');
  const { api, signedIn } = useToolServices();
  const { data } = useQuery({ ...batchesQuery(api, { limit: shown }), enabled: signedIn });
  const rows = signedIn ? (data?.rows ?? []) : [];
  if (rows.length === 0) return null;
  return (
    <section className={styles['recent']}>
      <h2 className={styles['recentTitle']}>{t('batch:recent')}</h2>
      <ul className={styles['recentList']}>
        {rows.map((batch) => (
          <RecentRow key={batch.id} batch={batch} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function RecentRow({ batch, onOpen }: { batch: Batch; onOpen: (id: string) => void }) {
  const t = useT('batch');
  const formats = useFormats();
  const { title } = useToolTexts(batch.tool_id);
  const { counts } = batch;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <li>
      <button type="button" className={styles['recentRow']} onClick={() => onOpen(batch.id)}>
        <span className={styles['recentName']}>{title}</span>
        <span className={styles['quiet']}>
          {t('batch:progress', { done: counts.succeeded, total })}
          {counts.held > 0 && (
            <>
              {' · '}
              <span className={styles['held']}>
                {t('batch:held.count', { count: counts.held })}
              </span>
            </>
          )}
          {counts.failed > 0 && (
            <>
              {' · '}
              <span className={styles['bad']}>
                {t('batch:failedCount', { count: counts.failed })}
              </span>
            </>
          )}
        </span>
        <span className={styles['quiet']}>{formats.dateTime(batch.created_at)}</span>
        <span className={styles['badge']} data-status={badgeOf(batch)}>
          {t(`batch:status.${batch.status}`)}
        </span>
      </button>
    </li>
  );
}
