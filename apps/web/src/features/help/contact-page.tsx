import { Trans, useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { useConfig } from '../../config/config-context.ts';
import { ContactLink } from '../../config/contact-line.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import site from '../../config/site.module.css';
import styles from './help.module.css';

const tells = ['account', 'job', 'picture'] as const;

/** Where to write, and what helps an answer. */
export function ContactPage() {
  const t = useT('help');
  const { supportEmail } = useConfig();
  return (
    <div className={site['page']}>
      <PageMeta title={t('help:contact.title')} description={t('help:contact.metaDescription')} />
      <header className={site['head']}>
        <h1>{t('help:contact.title')}</h1>
        {supportEmail && <p>{t('help:contact.lead')}</p>}
      </header>
      <div className={styles['contact']}>
        <section className={styles['address']}>
          <h2>{t('help:contact.mail')}</h2>
          {supportEmail ? <ContactLink /> : <p>{t('help:contact.noMail')}</p>}
        </section>
        <section>
          <h2>{t('help:contact.tell')}</h2>
          <ul>
            {tells.map((name) => (
              <li key={name}>{t(`help:contact.tells.${name}`)}</li>
            ))}
          </ul>
        </section>
        <First />
      </div>
    </div>
  );
}

function First() {
  const t = useT('help');
  const to = {
    help: <Link to={paths.help.href()} />,
    status: <Link to={paths.status.href()} />,
    api: <Link to={paths.apiDocs.href()} />,
  };
  return (
    <section>
      <h2>{t('help:contact.first')}</h2>
      <ul>
        <li>
          <Trans t={t} i18nKey="help:contact.firstHelp" components={to} />
        </li>
        <li>
          <Trans t={t} i18nKey="help:contact.firstStatus" components={to} />
        </li>
        <li>
          <Trans t={t} i18nKey="help:contact.firstApi" components={to} />
        </li>
      </ul>
    </section>
  );
}
