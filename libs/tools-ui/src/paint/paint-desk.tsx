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
import { eraseInWorker } from './erase-in-worker.ts';
import styles from './paint-desk.module.css';
import { PaintEditor } from './paint-editor.tsx';

/** The paint editor as a page: takes a photo, and saves what became of it. */
export function PaintDesk() {
  const t = useT('paint', 'workbench');
  const { toast } = useKit();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = async (file: File) => {
    const reading = await readPhoto(file, file.name);
    setProblem('problem' in reading ? reading.problem : null);
    if ('photo' in reading) setPhoto(reading.photo);
  };
  const hovering = useFileInput((file) => {
    if (!photo) void take(file);
  });
  const finish = (file: Blob) => {
    saveFile(file, nameOf(file, photo?.name ?? brand.defaultFileStem));
    setPhoto(null);
    toast({ tone: 'good', text: t('paint:desk.saved') });
  };
  if (photo) {
    return (
      <div className={styles['editor']}>
        <PaintEditor
          file={photo.file}
          onDone={finish}
          onCancel={() => setPhoto(null)}
          eraseObject={eraseInWorker}
        />
      </div>
    );
  }
  return (
    <section className={styles['start']} data-hovering={hovering || undefined}>
      <h1>{t('paint:desk.title')}</h1>
      <p>{t('paint:desk.text')}</p>
      <ProblemNotice problem={problem} />
      <PickButton
        variant="primary"
        size="large"
        label={t('workbench:drop.pick')}
        onFile={(file) => void take(file)}
      />
      <span className={styles['hint']}>{t('paint:desk.hint')}</span>
    </section>
  );
}

/** The photo's name with the ending that the file's type has now. */
const nameOf = (file: Blob, name: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${file.type.split('/').at(-1) ?? 'png'}`;
