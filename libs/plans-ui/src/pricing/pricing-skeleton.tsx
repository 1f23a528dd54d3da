import { useT } from '@tintory/i18n';
import styles from './pricing.module.css';

/** The cards' true size while the prices are on their way. */
export function PricingSkeleton() {
  const t = useT();
  return (
    <div className={styles['view']} role="status" aria-label={t('loading')}>
      <div className={styles['cards']}>
        <div className={styles['bone']} />
        <div className={styles['bone']} />
      </div>
    </div>
  );
}
