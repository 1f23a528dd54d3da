import { useT } from '@tintory/i18n';
import styles from './history-page.module.css';

const rows = [1, 2, 3, 4, 5];

/** Rows of the true size, so that nothing moves when the list arrives. */
export function HistorySkeleton() {
  const t = useT('history');
  return (
    <div role="status" aria-label={t('history:loading')} className={styles['list']}>
      {rows.map((row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['thumb']} />
          <span className={styles['bone']} />
        </div>
      ))}
    </div>
  );
}
