import { useT } from '@tintory/i18n';
import { PricingView } from '@tintory/plans-ui';
import { PageMeta } from '../../config/page-meta.tsx';
import styles from './pricing-page.module.css';

export function PricingPage() {
  const t = useT('plans');
  return (
    <div className={styles['page']}>
      <PageMeta title={t('plans:meta.title')} description={t('plans:meta.description')} />
      <header className={styles['head']}>
        <h1>{t('plans:title')}</h1>
        <p>{t('plans:lead')}</p>
      </header>
      <PricingView />
    </div>
  );
}
