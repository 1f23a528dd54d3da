import { IconX } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useState } from 'react';
import { useConfig } from '../../config/config-context.ts';
import styles from './layout.module.css';

/** For as long as this page: a demo is to be told of at each visit. */
let putAside = false;

/** Says on every page of a product of stand-ins that others reach that nothing here is real. */
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
