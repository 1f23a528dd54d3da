import { IconX } from '@tabler/icons-react';
import { useLanguage, useT } from '@tintory/i18n';
import { safeStorage } from '@tintory/session';
import { useState } from 'react';
import styles from './sister-banner.module.css';

/** `first-paint.js` reads it, too, so that no place is reserved for what was closed. */
const key = 'sister-banner';
const closed = 'closed';

/** Links of the framed page open in a new tab; it cannot navigate this page. */
const strangers = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * The sister product's page in a frame, until it is closed for good. The caller reserves its place.
 *
 * @param url with `{lang}` for the visitor's language
 */
export function SisterBanner({ url }: { url: string }) {
  const t = useT();
  const { language } = useLanguage();
  const [isClosed, setIsClosed] = useState(() => safeStorage().getItem(key) === closed);
  if (isClosed) return null;
  const close = () => {
    safeStorage().setItem(key, closed);
    document.documentElement.dataset['banner'] = closed;
    setIsClosed(true);
  };
  return (
    <aside className={styles['banner']} aria-label={t('sister.title')}>
      <iframe
        title={t('sister.title')}
        src={url.replaceAll('{lang}', language)}
        loading="lazy"
        referrerPolicy="origin"
        {...(url.startsWith('/') ? {} : { sandbox: strangers })}
      />
      <button type="button" aria-label={t('sister.close')} onClick={close}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </aside>
  );
}
