import { useFormats, useT } from '@tintory/i18n';
import { useLocation } from 'react-router-dom';
import { imageLimits, retentionDays, storeRules } from '@tintory/contract';
import { ContactLine } from '../../config/contact-line.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import styles from './legal.module.css';

const privacySections = ['what', 'pictures', 'account', 'browser', 'others', 'rights'] as const;
const termsSections = ['service', 'pictures', 'credits', 'conduct', 'limits', 'ending'] as const;

/** The product's limits, inserted into the texts. */
function useLimits() {
  const { number } = useFormats();
  const { undoDays, maxOriginals } = storeRules;
  return {
    ...retentionDays,
    undoDays,
    maxOriginals: number(maxOriginals),
    megabytes: imageLimits.maxBytes / 1_000_000,
  };
}

/** The privacy policy or the user terms, whichever the address names. */
export function LegalPage() {
  return useLocation().pathname === paths.terms.pattern ? <Terms /> : <Privacy />;
}

function Privacy() {
  const t = useT('legal');
  const limits = useLimits();
  return (
    <article className={styles['page']}>
      <PageMeta title={t('meta.privacy.title')} description={t('meta.privacy.description')} />
      <h1>{t('legal:privacy.title')}</h1>
      <p className={styles['intro']}>{t('legal:privacy.intro')}</p>
      {privacySections.map((section) => (
        <section key={section}>
          <h2>{t(`legal:privacy.${section}.title`)}</h2>
          <p>{t(`legal:privacy.${section}.text`, limits)}</p>
        </section>
      ))}
      <ContactLine />
    </article>
  );
}

function Terms() {
  const t = useT('legal');
  const limits = useLimits();
  return (
    <article className={styles['page']}>
      <PageMeta title={t('meta.terms.title')} description={t('meta.terms.description')} />
      <h1>{t('legal:terms.title')}</h1>
      <p className={styles['intro']}>{t('legal:terms.intro')}</p>
      {termsSections.map((section) => (
        <section key={section}>
          <h2>{t(`legal:terms.${section}.title`)}</h2>
          <p>{t(`legal:terms.${section}.text`, limits)}</p>
        </section>
      ))}
      <ContactLine />
    </article>
  );
}
