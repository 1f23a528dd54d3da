import { useFormats, useT } from '@tintory/i18n';
import { useToolTexts } from '../use-tool-texts.ts';
import styles from './batch.module.css';
import { badgeOf, isOpen } from './batch-status.ts';
import { BatchMeter } from './batch-meter.tsx';
import type { BatchRow } from './batch-rows.ts';
import { HeaderActions, type HeaderActionsProps } from './header-actions.tsx';

type BatchHeaderProps = HeaderActionsProps & { rows: readonly BatchRow[] };

/** How far it is, what it cost until now, and what can be done about it. */
export function BatchHeader({ batch, rows, ...others }: BatchHeaderProps) {
  const t = useT('batch');
  const formats = useFormats();
  const { title } = useToolTexts(batch.tool_id);
  const { succeeded, failed, canceled, held } = batch.counts;
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
        parts={{ good: succeeded, held: held, bad: failed + refused, quiet: canceled }}
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
        {held > 0 && (
          <span className={styles['held']}>{t('batch:held.count', { count: held })}</span>
        )}
        {failed > 0 && (
          <span className={styles['bad']}>{t('batch:failedCount', { count: failed })}</span>
        )}
      </p>
      <p className={styles['announcement']} role="status">
        {!isOpen(batch) && t('batch:announced', { done: succeeded, total, failed })}
        {!isOpen(batch) && held > 0 && ` ${t('batch:held.title', { count: held })}`}
      </p>
      <HeaderActions batch={batch} {...others} />
    </header>
  );
}
