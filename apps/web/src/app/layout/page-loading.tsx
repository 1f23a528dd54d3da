import { useT } from '@tintory/i18n';
import { BrandMark } from '../../config/brand-mark.tsx';
import styles from './layout.module.css';

export function PageLoading() {
  const t = useT();
  return (
    <div className={styles['loading']} role="status" aria-label={t('loading')}>
      <BrandMark className={styles['discs']} />
    </div>
  );
}
