import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useRef, useState } from 'react';
import type { FileProblem } from '@tintory/picture-files';
import { type Photo, PickButton, ProblemBanner, readPhoto, useFileInput } from '@tintory/tools-ui';
import { DiscardQuestion } from './controls/discard-question.tsx';
import { eraseInWorker } from './erase-in-worker.ts';
import { EmptyPaper } from './empty-paper.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import type { FinishedWork } from './finished-work.ts';
import styles from './paint-desk.module.css';
import { PaintEditor } from './paint-editor.tsx';
import type { PaintEditorHandle } from './paint-workspace.tsx';

export type PaintDeskProps = {
  /** Goes to a page of the app. */
  navigate: (path: string) => void;
  /** Called with whether leaving would lose something. */
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
  /** Asks whether to stay when leaving would lose the picture. */
  leaving?: { onStay: () => void; onLeave: () => void } | undefined;
};

/** The paint editor as a page: takes a photo, and passes the result on. */
export function PaintDesk(props: PaintDeskProps) {
  const t = useT('paint', 'workbench');
  const { Spinner } = useKit();
  const [reading, setReading] = useState(false);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = async (file: File) => {
    setReading(true);
    setProblem(null);
    const read = await readPhoto(file, file.name);
    setReading(false);
    if ('problem' in read) setProblem(read.problem);
    else setPhoto(read.photo);
  };
  const hovering = useFileInput((file) => {
    if (!photo && !reading) void take(file);
  });
  if (photo) {
    const close = () => setPhoto(null);
    return <Desk photo={photo} onClose={close} {...props} />;
  }
  return (
    <section
      className={styles['start']}
      data-wide
      data-hovering={hovering || undefined}
      aria-busy={reading || undefined}
    >
      <div className={styles['words']}>
        <h1>{t('paint:desk.title')}</h1>
        <p>{t('paint:desk.text')}</p>
        <ProblemBanner problem={problem} />
        {reading ? (
          <span className={styles['reading']}>
            <Spinner label={t('paint:opening')} />
            {t('paint:opening')}
          </span>
        ) : (
          <>
            <PickButton
              variant="primary"
              size="large"
              label={t('workbench:drop.pick')}
              onFile={(file) => void take(file)}
            />
            <span className={styles['hint']}>{t('paint:desk.hint')}</span>
          </>
        )}
      </div>
      <EmptyPaper />
    </section>
  );
}

type DeskProps = PaintDeskProps & { photo: Photo; onClose: () => void };

/** With a photo on it. */
function Desk({ photo, onClose, navigate, onUnsaved, leaving }: DeskProps) {
  const t = useT('paint');
  const editor = useRef<PaintEditorHandle>(null);
  const [finished, setFinished] = useState<FinishedWork | null>(null);
  const stay = () => setFinished(null);
  const takeNew = () => {
    stay();
    editor.current?.cancel();
  };
  return (
    <div ref={showWhole} className={styles['editor']} data-wide>
      <h1 className={styles['title']}>{t('paint:desk.title')}</h1>
      <PaintEditor
        ref={editor}
        file={photo.file}
        onFinish={setFinished}
        onCancel={onClose}
        onUnsaved={onUnsaved}
        eraseObject={eraseInWorker}
      />
      {finished && (
        <FinishDialog
          {...{ work: finished, name: photo.name, navigate }}
          onStay={stay}
          onNewPhoto={takeNew}
        />
      )}
      {leaving && <DiscardQuestion {...leaving} />}
    </div>
  );
}

/** It fills the window: a banner above would push its tools out. */
const showWhole = (editor: HTMLElement | null) => editor?.scrollIntoView({ block: 'nearest' });
