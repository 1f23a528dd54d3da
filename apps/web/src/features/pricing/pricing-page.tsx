import { useT } from '@tintory/i18n';
import { PricingSkeleton, useOffer } from '@tintory/plans-ui';
import { Suspense, type ReactNode } from 'react';
import { PageMeta } from '../../config/page-meta.tsx';
import styles from './pricing-page.module.css';

/** @param view the offers with their controls; the page's text renders before them */
export function PricingPage({ view }: { view: ReactNode }) {
  const t = useT('plans', 'storePlans');
  const { title, lead, description } = useOffer();
  return (
    <div className={styles['page']}>
      <PageMeta title={t('plans:meta.title')} description={t(description)} />
      <header className={styles['head']} data-visitor>
        <h1>{t(title)}</h1>
        <p>{t(lead)}</p>
      </header>
      <Suspense fallback={<PricingSkeleton />}>{view}</Suspense>
    </div>
  );
}
