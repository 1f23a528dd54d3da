import { useT } from '@tintory/i18n';
import { CompareSlider } from '@tintory/tools-ui';
import { useConfig } from '../../config/config-context.ts';
import { PageMeta } from '../../config/page-meta.tsx';
import site from '../../config/site.module.css';
import { lookOf, lookSize } from '../../config/tool-looks/looks.ts';
import { useLookTexts } from '../../config/tool-looks/use-look-texts.ts';
import styles from './merchants.module.css';
import { Does, Steps, StoreQuestions, StoreTools } from './merchant-sections.tsx';
import { StorePlans } from './store-plans.tsx';

/** The page for store owners: what the app does, what it costs and how to install it. */
export function MerchantsPage() {
  const t = useT('merchants');
  const texts = useLookTexts();
  const { before = '', after } = lookOf('product_model');
  return (
    <div className={site['page']}>
      <PageMeta title={t('merchants:metaTitle')} description={t('merchants:metaDescription')} />
      <section className={styles['hero']}>
        <header className={styles['words']}>
          <h1>{t('merchants:title')}</h1>
          <p>{t('merchants:lead')}</p>
          <div className={site['actions']}>
            <Install />
            <a className={site['secondary']} href="#plans">
              {t('merchants:seePlans')}
            </a>
          </div>
        </header>
        <div className={styles['stage']}>
          <CompareSlider
            {...lookSize}
            beforeUrl={before}
            afterUrl={after}
            alt={t('merchants:example')}
            texts={texts}
          />
        </div>
      </section>
      <Does />
      <StoreTools />
      <StorePlans />
      <Steps />
      <StoreQuestions />
    </div>
  );
}

/** Links to the app's listing in the platform, or explains how to find it there. */
function Install() {
  const t = useT('merchants');
  const { storeAppUrl } = useConfig();
  return (
    <a className={site['primary']} href={storeAppUrl ?? '#install'}>
      {t('merchants:install')}
    </a>
  );
}
