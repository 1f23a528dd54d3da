import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './tiles.module.css';
import type { Places } from './use-places.ts';

/** Placeholders while the places load; their error with the next step. */
export function PlacesMissing({ list, bones }: { list: Places; bones: number }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  if (list.status === 'offline') {
    return <Banner tone="info" title={t('workbench:places.offline')} />;
  }
  if (list.status === 'failed') {
    return (
      <Banner
        tone="bad"
        title={t('workbench:places.failed')}
        action={{ label: t('workbench:places.retry'), onClick: list.reload }}
      />
    );
  }
  return (
    <div
      className={styles['grid']}
      data-row
      role="status"
      aria-label={t('workbench:places.loading')}
    >
      {Array.from({ length: bones }, (_, at) => (
        <span key={at} className={styles['bone']} />
      ))}
    </div>
  );
}
