import { useT } from '@tintory/i18n';
import { useOnline } from '@tintory/ui-kit';
import styles from './layout.module.css';

/** One offline notice on every page, instead of an error for each failing call. */
export function OfflineBanner() {
  const t = useT();
  const online = useOnline();
  if (online) return null;
  return (
    <p className={styles['notice']}>
      <strong>{t('offline.title')}</strong> {t('offline.text')}
    </p>
  );
}
