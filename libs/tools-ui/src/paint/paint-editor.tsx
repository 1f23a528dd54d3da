import type { DigitalSourceType } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { Ref } from 'react';
import { readSourceType, withSourceType } from '../photo/source-type.ts';
import type { EraseObject } from './document/erase-object.ts';
import type { PaintDocument } from './document/paint-document.ts';
import type { Picture } from './document/picture.ts';
import { writePicture } from './files/write-picture.ts';
import styles from './paint-editor.module.css';
import { PaintWorkspace, type PaintEditorHandle } from './paint-workspace.tsx';
import { useOpenPicture } from './use-open-picture.ts';
import type { Refinement } from './refinement.ts';

export type PaintEditorProps = {
  ref?: Ref<PaintEditorHandle> | undefined;
  /** The picture to edit. */
  file: Blob;
  /** Gets the same file back where nothing was painted. A refinement has an end of its own. */
  onDone?: ((file: Blob) => void) | undefined;
  onCancel: () => void;
  /** Hears whether leaving would lose something. */
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
  /** A dialog draws its close button in the upper corner at the end of the line. */
  cornerTaken?: boolean | undefined;
  /** Fills what a mask covers, off the main thread; without it the tool is not offered. */
  eraseObject?: EraseObject | undefined;
  /** Makes it a desk for strokes that tell a cutout what to keep and what to erase. */
  refine?: Refinement | undefined;
};

/**
 * How the picture came to be by what was done here; what its file says already weighs more. An object
 * erased is filled in by an algorithm, the rest is work by hand.
 */
function sourceOf(document: PaintDocument): DigitalSourceType | null {
  const { invented, pictureChanged } = document.state();
  if (invented) return 'algorithmicallyEnhanced';
  return pictureChanged ? 'humanEdits' : null;
}

/**
 * Edits a picture in the browser: paint, erase, restore, text, shapes, crop, colours, removing
 * objects. Takes all the room it is given. Nothing leaves it but by `onDone`.
 */
export function PaintEditor({ file, onDone, ...props }: PaintEditorProps) {
  const t = useT('paint');
  const { Spinner, Button } = useKit();
  const opened = useOpenPicture(file, props.refine);
  const done = async (picture: Picture | null, signal: AbortSignal) => {
    if (!picture || !opened || opened === 'unreadable') return onDone?.(file);
    const source = (await readSourceType(file)) ?? sourceOf(opened.document);
    const written = await writePicture(picture, file.type, signal);
    const told = await withSourceType(written, source, picture);
    if (!signal.aborted) onDone?.(told);
  };
  if (opened === 'unreadable') {
    return (
      <div className={styles['wait']} role="alert">
        <p>{t(props.refine ? 'paint:marks.unreadable' : 'paint:unreadable')}</p>
        <Button onClick={props.onCancel}>{t('close')}</Button>
      </div>
    );
  }
  if (!opened) {
    return (
      <div className={styles['wait']}>
        <Spinner label={t('paint:opening')} />
        <p aria-hidden="true">{t('paint:opening')}</p>
      </div>
    );
  }
  return <PaintWorkspace {...opened} onDone={done} {...props} />;
}
