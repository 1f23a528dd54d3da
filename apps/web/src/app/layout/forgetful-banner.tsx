import { IconX } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { forgetsAll } from '@tintory/session';
import { useHydrated } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './layout.module.css';

/** Kept in memory only, since this browser stores nothing. */
let putAside = false;

/** Notice on every page that this browser blocks site data, until dismissed. */
export function ForgetfulBanner() {
  const t = useT();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(!putAside);
  if (!hydrated || !shown || !forgetsAll()) return null;
  const close = () => {
    putAside = true;
    setShown(false);
  };
  return (
    <div className={styles['notice']} data-narrow>
      <span>
        <strong>{t('forgets.title')}</strong> {t('forgets.text')}
      </span>
      <button type="button" aria-label={t('forgets.close')} onClick={close}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
