import { useT } from '@tintory/i18n';
import type { EraseObject } from '@tintory/paint-document';
import type { Stroke } from '@tintory/pixels';
import type { PaintRequest } from '@tintory/tools-ui';
import { Dialog, type ModalControls } from '@tintory/ui-kit';
import { useRef } from 'react';
import { PaintEditor } from './paint-editor.tsx';
import styles from './paint-modal.module.css';
import type { PaintEditorHandle } from './paint-workspace.tsx';

export type PaintModalProps = PaintRequest & ModalControls & { eraseObject?: EraseObject };

const widest = 1600;

/** The paint editor as a dialog; closing asks only if work would be lost. */
export function PaintModal(props: PaintModalProps) {
  const { name, onDone, onLeave, refine, onClose, ...editor } = props;
  const t = useT('paint');
  const handle = useRef<PaintEditorHandle>(null);
  const cancel = () => {
    onLeave?.();
    onClose();
  };
  // Until the picture is open there is no editor, and nothing to lose.
  const leave = () => (handle.current ? handle.current.cancel() : cancel());
  const finish = (file: Blob) => {
    onDone?.(file);
    onClose();
  };
  const desk = refine && {
    ...refine,
    onAccept: (strokes: readonly Stroke[]) => {
      refine.onAccept(strokes);
      onClose();
    },
  };
  return (
    <Dialog
      title={`${t(refine ? 'paint:marks.title' : 'paint:title')}: ${name}`}
      titleHidden
      onClose={leave}
      closeLabel={t('close')}
      width={widest}
      fills
    >
      <div className={styles['room']} />
      <div className={styles['fill']}>
        <PaintEditor
          ref={handle}
          onDone={finish}
          onCancel={cancel}
          cornerTaken
          refine={desk}
          {...editor}
        />
      </div>
    </Dialog>
  );
}
