import { useT } from '@tintory/i18n';
import styles from './designer.module.css';

/** Of the page's true size, so that nothing moves when it comes. */
export function DesignerBones() {
  const t = useT('print');
  return (
    <div className={styles['desk']} role="status" aria-label={t('print:loadingProduct')}>
      <div className={styles['main']}>
        <div className={styles['stageBar']} />
        <div className={styles['boneStage']} />
      </div>
      <div className={styles['panel']}>
        <span className={styles['boneLine']} />
        <span className={styles['boneLine']} data-short />
        <span className={styles['boneBlock']} />
      </div>
    </div>
  );
}
