import { Banner } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useOnline } from '@tintory/ui-kit';
import styles from './offline-banner.module.css';

/** One offline notice on every page, instead of an error for each failing call. */
export function OfflineBanner() {
  const t = useT();
  const online = useOnline();
  return (
    <div className={styles['offline']}>
      {!online && (
        <div className={styles['notice']}>
          <Banner tone="warning" title={t('offline.title')}>
            {t('offline.text')}
          </Banner>
        </div>
      )}
    </div>
  );
}
