import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import type { FileProblem } from '../photo/check-image-file.ts';
import { readPhoto, type Photo } from '../photo/read-photo.ts';
import { saveFile } from '../photo/save-file.ts';
import { PickButton } from '../workbench/pick-button.tsx';
import { ProblemNotice } from '../workbench/problem-notice.tsx';
import { useFileInput } from '../workbench/use-file-input.ts';
import { DiscardQuestion } from './controls/discard-question.tsx';
import { eraseInWorker } from './erase-in-worker.ts';
import { EmptyPaper } from './empty-paper.tsx';
import styles from './paint-desk.module.css';
import { PaintEditor } from './paint-editor.tsx';

export type PaintDeskProps = {
  /** Hears whether leaving would lose something. */
  onUnsaved?: (unsaved: boolean) => void;
  /** Somebody is about to leave and would lose it: asks whether to stay. */
  leaving?: { onStay: () => void; onLeave: () => void } | undefined;
};

/** The paint editor as a page: takes a photo, and saves what became of it. */
export function PaintDesk({ onUnsaved, leaving }: PaintDeskProps) {
  const t = useT('paint', 'workbench');
  const { toast, Spinner } = useKit();
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
  const finish = (file: Blob) => {
    saveFile(file, nameOf(file, photo?.name ?? brand.defaultFileStem));
    setPhoto(null);
    toast({ tone: 'good', text: t('paint:desk.saved') });
  };
  if (photo) {
    return (
      <div ref={showWhole} className={styles['editor']} data-wide>
        <PaintEditor
          file={photo.file}
          onDone={finish}
          onCancel={() => setPhoto(null)}
          onUnsaved={onUnsaved}
          eraseObject={eraseInWorker}
        />
        {leaving && <DiscardQuestion {...leaving} />}
      </div>
    );
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
        <ProblemNotice problem={problem} />
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

/** It has the window to itself: what stood above, such as a notice, would push its tools out. */
const showWhole = (editor: HTMLElement | null) => editor?.scrollIntoView({ block: 'nearest' });

/** The photo's name with the ending that the file's type has now. */
const nameOf = (file: Blob, name: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${file.type.split('/').at(-1) ?? 'png'}`;
