import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useId } from 'react';
import { BrandMark } from '../../config/brand-mark.tsx';
import { paths } from '../../config/paths.ts';
import { FrameMeta } from './frame-meta.tsx';
import styles from './frame.module.css';

/** Our own banner, which advertises the app for merchants. */
export function BannerPage() {
  const t = useT('pageServices');
  // The embedding page has a `main` too, so each needs a label.
  const title = useId();
  return (
    <main className={styles['banner']} aria-labelledby={title}>
      <FrameMeta title={t('pageServices:banner.title')} />
      <BrandMark />
      <div>
        <h1 id={title}>{t('pageServices:banner.title')}</h1>
        <p>{t('pageServices:banner.text', { brand: brand.name })}</p>
      </div>
      <a href={paths.merchants.href()} target="_blank" rel="noopener">
        {t('pageServices:banner.action')}
      </a>
    </main>
  );
}
