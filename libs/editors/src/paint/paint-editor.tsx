import { useT } from '@tintory/i18n';
import type { EraseObject, Picture } from '@tintory/paint-document';
import type { Refinement } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import type { Ref } from 'react';
import { finishedWork, writeTold, type FinishedWork } from './finished-work.ts';
import styles from './paint-editor.module.css';
import { PaintWorkspace, type PaintEditorHandle } from './paint-workspace.tsx';
import { useOpenPicture, type NotOpened } from './use-open-picture.ts';

export type PaintEditorProps = {
  ref?: Ref<PaintEditorHandle> | undefined;
  /** The picture to edit. */
  file: Blob;
  /** Called with the same file if nothing was painted. A refinement has its own callback. */
  onDone?: ((file: Blob) => void) | undefined;
  /** Replaces `onDone` where the editor stays open and the picture is written on demand. */
  onFinish?: ((work: FinishedWork) => void) | undefined;
  onCancel: () => void;
  /** Called with whether leaving would lose something. */
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
  /** A dialog draws its close button in the upper corner at the end of the line. */
  cornerTaken?: boolean | undefined;
  /** Fills what a mask covers, off the main thread; without it the tool is not offered. */
  eraseObject?: EraseObject | undefined;
  /** Turns the editor into one for keep and erase strokes of a cutout. */
  refine?: Refinement | undefined;
};

/**
 * Edits a picture in the browser: paint, erase, restore, text, shapes, crop, colours, removing
 * objects. Fills its container. Results leave it only by `onDone` or `onFinish`.
 */
export function PaintEditor({ file, onDone, onFinish, ...props }: PaintEditorProps) {
  const t = useT('paint');
  const { Spinner } = useKit();
  const opened = useOpenPicture(file, props.refine);
  const done = async (picture: Picture | null, signal: AbortSignal) => {
    if (!opened || typeof opened === 'string') return;
    if (onFinish) return onFinish(finishedWork(file, opened.document));
    if (!picture) return onDone?.(file);
    const written = await writeTold(file, opened.document, file.type, { signal });
    if (!signal.aborted) onDone?.(written);
  };
  if (typeof opened === 'string') {
    return (
      <NotOpenedBanner why={opened} refines={Boolean(props.refine)} onClose={props.onCancel} />
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
  return <PaintWorkspace {...opened} file={file} onDone={done} {...props} />;
}

type NotOpenedProps = { why: NotOpened; refines: boolean; onClose: () => void };

function NotOpenedBanner({ why, refines, onClose }: NotOpenedProps) {
  const t = useT('paint', 'workbench');
  const { Button } = useKit();
  const text = {
    unreadable: t(refines ? 'paint:marks.unreadable' : 'paint:unreadable'),
    gone: t('workbench:problems.gone'),
    spoiled: t('workbench:problems.spoiled'),
  };
  return (
    <div className={styles['wait']} role="alert">
      <p>{text[why]}</p>
      <Button onClick={onClose}>{t('close')}</Button>
    </div>
  );
}
