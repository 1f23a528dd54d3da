import { useT } from '@tintory/i18n';
import { useSyncExternalStore } from 'react';
import styles from './layout.module.css';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says once, on every page, what would otherwise fail call by call. */
export function OfflineNotice() {
  const t = useT();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles['notice']}>
          <strong>{t('offline.title')}</strong> {t('offline.text')}
        </p>
      )}
    </div>
  );
}
