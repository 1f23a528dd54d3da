import { Card, SkeletonBodyText } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import styles from './home.module.css';

/**
 * Until it is known which steps are done, nothing stands there that would move or vanish then. On a
 * phone it is as high as the window: what stands below would only be pushed about.
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
