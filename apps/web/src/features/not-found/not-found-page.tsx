import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import styles from './not-found.module.css';

export function NotFoundPage() {
  const t = useT();
  return (
    <div className={styles['page']}>
      <PageMeta title={t('meta.notFound.title')} description={t('meta.notFound.description')} />
      <div className={styles['board']}>
        <BrandMark className={styles['mark']} />
      </div>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link className={styles['action']} to={paths.home.href()}>
        {t('notFound.action')}
      </Link>
    </div>
  );
}
