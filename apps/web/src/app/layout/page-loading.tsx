import { useT } from '@tintory/i18n';
import { useLocation } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { isWorkbench } from '../../config/paths.ts';
import styles from './layout.module.css';

/** As wide as the page to come, so that the header does not move. */
export function PageLoading() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <div
      className={styles['loading']}
      role="status"
      aria-label={t('loading')}
      data-wide={isWorkbench(pathname) || undefined}
    >
      <BrandMark className={styles['discs']} />
    </div>
  );
}
