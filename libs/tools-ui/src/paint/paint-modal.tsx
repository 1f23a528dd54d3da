import { useT } from '@tintory/i18n';
import { Dialog, type ModalControls } from '@tintory/ui-kit';
import { useRef } from 'react';
import type { EraseObject } from './document/erase-object.ts';
import { PaintEditor } from './paint-editor.tsx';
import styles from './paint-modal.module.css';
import type { PaintEditorHandle } from './paint-workspace.tsx';
import type { Recut } from './use-workspace.ts';

export type PaintRequest = {
  file: Blob;
  /** The file's name, for the title. */
  name: string;
  onDone: (file: Blob) => void;
  recut?: Recut;
};

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'paint-image': PaintRequest;
  }
}

export type PaintModalProps = PaintRequest & ModalControls & { eraseObject?: EraseObject };

const widest = 1600;

/** The paint editor as a dialog; closing it asks only where work would be lost. */
export function PaintModal({ name, onDone, onClose, ...editor }: PaintModalProps) {
  const t = useT('paint');
  const handle = useRef<PaintEditorHandle>(null);
  // Until the picture is open there is no editor, and nothing to lose.
  const leave = () => (handle.current ? handle.current.cancel() : onClose());
  const finish = (file: Blob) => {
    onDone(file);
    onClose();
  };
  return (
    <Dialog
      title={`${t('paint:title')}: ${name}`}
      titleHidden
      onClose={leave}
      closeLabel={t('close')}
      width={widest}
    >
      <div className={styles['room']} />
      <div className={styles['fill']}>
        <PaintEditor ref={handle} onDone={finish} onCancel={onClose} cornerTaken {...editor} />
      </div>
    </Dialog>
  );
}
