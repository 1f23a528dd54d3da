import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { BrandMark } from '../../config/brand-mark.tsx';
import { paths } from '../../config/paths.ts';
import { FrameMeta } from './frame-meta.tsx';
import styles from './frame.module.css';

/** What our own banner says: that there is an app for merchants. */
export function BannerPage() {
  const t = useT('pageServices');
  return (
    <main className={styles['banner']}>
      <FrameMeta title={t('pageServices:banner.title')} />
      <BrandMark />
      <div>
        <h1>{t('pageServices:banner.title')}</h1>
        <p>{t('pageServices:banner.text', { brand: brand.name })}</p>
      </div>
      <a href={paths.merchants.href()} target="_blank" rel="noopener">
        {t('pageServices:banner.action')}
      </a>
    </main>
  );
}
