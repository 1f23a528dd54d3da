import { Trans, useT } from '@tintory/i18n';
import { HelpForm, useConsent } from '@tintory/page-services';
import { useHydrated } from '@tintory/ui-kit';
import { Link } from 'react-router-dom';
import { useConfig } from '../../config/config-context.ts';
import { ContactLink } from '../../config/contact-line.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import site from '../../config/site.module.css';
import styles from './help.module.css';

const tells = ['account', 'job', 'picture'] as const;

/** Contact form, the e-mail address, and which details help. */
export function ContactPage() {
  const t = useT('help', 'pageServices');
  const { isReached, hasForm } = useWayToWrite();
  return (
    <div className={site['page']}>
      <PageMeta title={t('help:contact.title')} description={t('help:contact.metaDescription')} />
      <header className={site['head']}>
        <h1>{t('help:contact.title')}</h1>
        {isReached && <p>{t('help:contact.lead')}</p>}
      </header>
      <div className={styles['contact']}>
        {hasForm && (
          <div className={styles['letter']}>
            <HelpForm />
          </div>
        )}
        <div className={styles['beside']}>
          <First />
          <Tells />
          <Address isReached={isReached} />
        </div>
      </div>
    </div>
  );
}

/**
 * Whether the operator can be reached, and whether by our form: not if Crisp's chat replaces it.
 * Prerendered pages have the form, as most operators do, to avoid a layout shift.
 */
function useWayToWrite() {
  const { supportEmail, crispId } = useConfig();
  const { consent } = useConsent();
  const isKnown = useHydrated();
  const isReached = !isKnown || supportEmail !== null;
  const hasChat = isKnown && crispId !== null && consent === 'allowed';
  return { isReached, hasForm: isReached && !hasChat };
}

function Address({ isReached }: { isReached: boolean }) {
  const t = useT('help');
  return (
    <section className={styles['address']}>
      <h2>{t('help:contact.mail')}</h2>
      {isReached ? <ContactLink /> : <p>{t('help:contact.noMail')}</p>}
    </section>
  );
}

function Tells() {
  const t = useT('help');
  return (
    <section>
      <h2>{t('help:contact.tell')}</h2>
      <ul>
        {tells.map((name) => (
          <li key={name}>{t(`help:contact.tells.${name}`)}</li>
        ))}
      </ul>
    </section>
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
