import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconKeyboard,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { usePaintState } from '../use-paint-state.ts';
import type { Workspace } from '../use-workspace.ts';
import styles from './top-bar.module.css';

const zoomStep = 1.25;

type TopBarProps = {
  space: Workspace;
  onHelp: () => void;
  /** Keeps the upper end corner free for a close button. */
  cornerTaken?: boolean | undefined;
  /** How the work ends: cancel and done. */
  children: ReactNode;
};

/** Undo and redo, zoom, and the way out. */
export function TopBar({ space, onHelp, cornerTaken, children }: TopBarProps) {
  const t = useT('paint');
  const { IconButton } = useKit();
  const { document, draft, undo, redo, busy } = space;
  const undoName = usePaintState(document, 'undoName');
  const redoName = usePaintState(document, 'redoName');
  const canUndo = undoName !== null || draft.pending;
  return (
    <div className={styles['bar']} data-corner={cornerTaken || undefined}>
      <div className={`${styles['group']} ${styles['history']}`}>
        <IconButton
          label={
            undoName ? t('paint:undoStep', { step: t(`paint:step.${undoName}`) }) : t('paint:undo')
          }
          icon={<IconArrowBackUp size={22} stroke={1.75} />}
          onClick={undo}
          disabled={!canUndo || busy.label !== null}
        />
        <IconButton
          label={
            redoName ? t('paint:redoStep', { step: t(`paint:step.${redoName}`) }) : t('paint:redo')
          }
          icon={<IconArrowForwardUp size={22} stroke={1.75} />}
          onClick={redo}
          disabled={!redoName || busy.label !== null}
        />
      </div>
      <Zoom space={space} />
      <div className={styles['group']}>
        <span className={styles['help']}>
          <IconButton
            label={t('paint:help.title')}
            icon={<IconKeyboard size={22} stroke={1.75} />}
            onClick={onHelp}
          />
        </span>
        {children}
      </div>
    </div>
  );
}

function Zoom({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { percent } = useFormats();
  const { IconButton } = useKit();
  const { viewport } = space;
  const { scale } = useSyncExternalStore(viewport.subscribe, viewport.view, viewport.view);
  const shown = percent(Math.round(scale * 100) / 100);
  const fitted = viewport.isFitted();
  return (
    <div className={styles['zoom']}>
      <IconButton
        label={t('paint:zoomOut')}
        icon={<IconZoomOut size={20} stroke={1.75} />}
        onClick={() => viewport.zoomBy(1 / zoomStep)}
      />
      <button
        type="button"
        className={styles['percent']}
        aria-label={t(fitted ? 'paint:zoomActual' : 'paint:zoomFit', { percent: shown })}
        onClick={() => (fitted ? viewport.showActual() : viewport.fit())}
      >
        {shown}
      </button>
      <IconButton
        label={t('paint:zoomIn')}
        icon={<IconZoomIn size={20} stroke={1.75} />}
        onClick={() => viewport.zoomBy(zoomStep)}
      />
    </div>
  );
}
