import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from '../styles/panel.module.css';
import type { WorkbenchState } from './use-workbench.ts';

/** The note above a paid picture's options: they can be changed free of charge, and undone. */
export function RestageNote({ bench: { restage, busy } }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  // Unmade changes are undone beside the button that makes them.
  const undo = restage.isOffered ? null : restage.undo;
  if (!restage.isFree && !undo) return null;
  return (
    <div className={styles['restage']}>
      {restage.isFree && (
        <p>
          <strong>{t('workbench:places.change')}</strong>
          <span>{t('workbench:places.changeHint')}</span>
        </p>
      )}
      {undo && (
        <Button fullWidth disabled={busy} onClick={undo}>
          {t('workbench:places.undo')}
        </Button>
      )}
    </div>
  );
}
