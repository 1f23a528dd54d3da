import { tools } from '@tintory/catalog';
import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { reviewConsent } from '@tintory/page-services';
import { Link } from 'react-router-dom';
import { useConfig } from '../../config/config-context.ts';
import { BrandMark } from '../../config/brand-mark.tsx';
import { ContactLink } from '../../config/contact-line.tsx';
import { paths } from '../../config/paths.ts';
import styles from './footer.module.css';

export function Footer() {
  const t = useT('tools');
  return (
    <footer className={styles['footer']}>
      <div className={styles['brand']}>
        <BrandMark />
        <p>
          <strong>{brand.name}</strong>
          <br />
          {t('footerNote')}
        </p>
      </div>
      <nav aria-label={brand.name}>
        <div>
          <h2>{t('tools')}</h2>
          <div className={styles['tools']}>
            <Link to={paths.overview.href()}>{t('allTools')}</Link>
            {tools.map(({ id, path }) => (
              <Link key={id} to={path}>
                {t(`tools:${id}.title`)}
              </Link>
            ))}
            <Link to={paths.resize.href()}>{t('resizeTool')}</Link>
            <Link to={paths.paint.href()}>{t('paintTool')}</Link>
            <Link to={paths.batch.href()}>{t('batchTool')}</Link>
            <Link to={paths.print.href()}>{t('print')}</Link>
          </div>
        </div>
        <div>
          <h2>{brand.name}</h2>
          <div className={styles['legal']}>
            <Link to={paths.pricing.href()}>{t('pricing')}</Link>
            <Link to={paths.merchants.href()}>{t('forShops')}</Link>
            <Link to={paths.blog.href()}>{t('blog')}</Link>
            <Link to={paths.privacy.href()}>{t('privacy')}</Link>
            <Link to={paths.terms.href()}>{t('terms')}</Link>
            <Link to={paths.licences.href()}>{t('licences')}</Link>
            <CookieChoice />
          </div>
        </div>
        <div>
          <h2>{t('support')}</h2>
          <div className={styles['legal']}>
            <Link to={paths.help.href()}>{t('help')}</Link>
            <Link to={paths.contact.href()}>{t('contactUs')}</Link>
            <Link to={paths.apiDocs.href()}>{t('apiDocs')}</Link>
            <Link to={paths.status.href()}>{t('status')}</Link>
            <ContactLink />
          </div>
        </div>
      </nav>
    </footer>
  );
}

/** Withdraws consent as easily as it was given; nothing if none is needed. */
function CookieChoice() {
  const t = useT();
  const { ga4Id, crispId } = useConfig();
  if (!ga4Id && !crispId) return null;
  return (
    <button type="button" onClick={reviewConsent}>
      {t('cookieChoice')}
    </button>
  );
}
