import { useT } from '@tintory/i18n';
import { FrameMeta } from './frame-meta.tsx';
import styles from './frame.module.css';

/** Not-found page below `/iframe`, short enough for a frame. */
export function NothingPage() {
  const t = useT('pageServices');
  return (
    <main className={styles['nothing']}>
      <FrameMeta title={t('meta.notFound.title')} />
      <h1>{t('meta.notFound.title')}</h1>
      <p>{t('pageServices:embed.none')}</p>
    </main>
  );
}
