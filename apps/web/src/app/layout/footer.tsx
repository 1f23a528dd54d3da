import { tools } from '@tintory/catalog';
import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
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
            {tools.map(({ id, path }) => (
              <Link key={id} to={path}>
                {t(`tools:${id}.title`)}
              </Link>
            ))}
            <Link to={paths.resize.href()}>{t('resizeTool')}</Link>
            <Link to={paths.paint.href()}>{t('paintTool')}</Link>
            <Link to={paths.batch.href()}>{t('batchTool')}</Link>
          </div>
        </div>
        <div>
          <h2>{brand.name}</h2>
          <div className={styles['legal']}>
            <Link to={paths.pricing.href()}>{t('pricing')}</Link>
            <Link to={paths.privacy.href()}>{t('privacy')}</Link>
            <Link to={paths.terms.href()}>{t('terms')}</Link>
          </div>
        </div>
      </nav>
    </footer>
  );
}
