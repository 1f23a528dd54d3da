import { Banner } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useState } from 'react';
import { readConfig } from '../../config/config.ts';
import styles from './demo-banner.module.css';

/** States that this is a demo where nothing is real, until dismissed. */
export function DemoBanner() {
  const t = useT();
  const [isShown, setIsShown] = useState(() => readConfig().isDemo);
  if (!isShown) return null;
  return (
    <div className={styles['notice']}>
      <Banner tone="warning" title={t('demo.title')} onDismiss={() => setIsShown(false)}>
        {t('demo.text')}
      </Banner>
    </div>
  );
}
