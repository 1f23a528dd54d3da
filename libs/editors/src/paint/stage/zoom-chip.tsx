import { useFormats, useT } from '@tintory/i18n';
import { useSyncExternalStore } from 'react';
import type { Workspace } from '../use-workspace.ts';
import styles from './zoom-chip.module.css';

/** The zoom level and a fit button, where the bar has no room. */
export function ZoomChip({ space: { viewport } }: { space: Workspace }) {
  const t = useT('paint');
  const { percent } = useFormats();
  const { scale } = useSyncExternalStore(viewport.subscribe, viewport.view, viewport.view);
  if (viewport.isFitted()) return null;
  const shown = percent(Math.round(scale * 100) / 100);
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-label={t('paint:zoomFit', { percent: shown })}
      onClick={() => viewport.fit()}
    >
      {shown}
    </button>
  );
}
