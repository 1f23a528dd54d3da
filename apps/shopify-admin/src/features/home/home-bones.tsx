import { Card, SkeletonBodyText } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import styles from './home.module.css';

/**
 * Skeleton until it is known which steps are done, to avoid layout shifts. On a phone it fills the
 * window's height, because content below would be moved.
 */
export function HomeBones() {
  const t = useT();
  return (
    <Card>
      <div className={styles['bones']} role="status" aria-label={t('loading')}>
        <SkeletonBodyText lines={6} />
      </div>
    </Card>
  );
}
