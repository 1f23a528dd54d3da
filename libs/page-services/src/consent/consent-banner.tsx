import { useT } from '@tintory/i18n';
import { useId } from 'react';
import styles from './consent-banner.module.css';
import { giveConsent, useConsent } from './consent-store.ts';

type ConsentBannerProps = {
  /** The third parties of a visit. */
  parties: readonly string[];
  privacyHref: string;
};

/** Asks once for consent to third parties; over the page, without a layout shift. */
export function ConsentBanner({ parties, privacyHref }: ConsentBannerProps) {
  const t = useT('pageServices');
  const title = useId();
  const { isAsked } = useConsent();
  if (!isAsked || parties.length === 0) return null;
  const names = parties.join(', ');
  return (
    <section className={styles['banner']} aria-labelledby={title}>
      <h2 id={title}>{t('pageServices:consent.title')}</h2>
      <p>
        {t('pageServices:consent.text', { names })} <a href={privacyHref}>{t('privacy')}</a>
      </p>
      <div className={styles['answers']}>
        <button type="button" onClick={() => giveConsent('necessary')}>
          {t('pageServices:consent.necessary')}
        </button>
        <button type="button" onClick={() => giveConsent('allowed')}>
          {t('pageServices:consent.allow')}
        </button>
      </div>
    </section>
  );
}
