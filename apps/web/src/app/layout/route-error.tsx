import { useT } from '@tintory/i18n';
import { useFreshPage } from '@tintory/ui-kit';
import { useRouteError } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { ContactLine } from '../../config/contact-line.tsx';
import styles from './layout.module.css';
import { PageLoading } from './page-loading.tsx';

/** Shown when a page throws: by a bug, or a chunk that could not be loaded. */
export function RouteError() {
  const t = useT();
  const loading = useFreshPage(useRouteError());
  if (loading) return <PageLoading />;
  return (
    <div className={styles['message']} role="alert">
      <BrandMark className={styles['discs']} />
      <h1>{t('crashed.title')}</h1>
      <p>{t('crashed.text')}</p>
      <ContactLine />
      <button type="button" className={styles['retry']} onClick={() => location.reload()}>
        {t('crashed.action')}
      </button>
    </div>
  );
}
