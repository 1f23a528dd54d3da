import { useT } from '@tintory/i18n';
import { useOnline } from '@tintory/ui-kit';
import styles from './layout.module.css';

/** Says once, on every page, what would otherwise fail call by call. */
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
