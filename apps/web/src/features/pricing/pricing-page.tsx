import { useT } from '@tintory/i18n';
import { PricingSkeleton } from '@tintory/plans-ui';
import { Suspense, type ReactNode } from 'react';
import { PageMeta } from '../../config/page-meta.tsx';
import styles from './pricing-page.module.css';

/** @param view the offers, with their controls: the page's words do not wait for them */
export function PricingPage({ view }: { view: ReactNode }) {
  const t = useT('plans');
  return (
    <div className={styles['page']}>
      <PageMeta title={t('plans:meta.title')} description={t('plans:meta.description')} />
      <header className={styles['head']}>
        <h1>{t('plans:title')}</h1>
        <p>{t('plans:lead')}</p>
      </header>
      <Suspense fallback={<PricingSkeleton />}>{view}</Suspense>
    </div>
  );
}
