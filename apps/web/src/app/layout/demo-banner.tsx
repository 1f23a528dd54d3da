import { IconX } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useState } from 'react';
import { useConfig } from '../../config/config-context.ts';
import styles from './layout.module.css';

/** Kept in memory only: the demo notice appears at each visit. */
let putAside = false;

/** Notice on every page of a demo that nothing is real. */
export function DemoBanner() {
  const t = useT();
  const { isDemo } = useConfig();
  const [isClosed, setIsClosed] = useState(putAside);
  if (!isDemo || isClosed) return null;
  const close = () => {
    putAside = true;
    setIsClosed(true);
  };
  return (
    <div className={styles['notice']} data-narrow>
      <span>
        <strong>{t('demo.title')}</strong> {t('demo.text')}
      </span>
      <button type="button" aria-label={t('demo.close')} onClick={close}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
