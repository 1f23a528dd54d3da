import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useObjectUrl } from '../jobs/use-object-url.ts';
import type { FileProblem } from '../photo/check-image-file.ts';
import { readPhoto } from '../photo/read-photo.ts';
import { PickButton } from '../workbench/pick-button.tsx';
import { ProblemNotice } from '../workbench/problem-notice.tsx';
import type { PictureValue } from './option-values.ts';
import styles from './options-form.module.css';

type PictureControlProps = {
  label: string;
  value: PictureValue | undefined;
  disabled: boolean;
  onChange: (value: PictureValue | undefined) => void;
};

/** A further picture beside the one on the canvas: chosen, seen small, taken away again. */
export function PictureControl({ label, value, disabled, onChange }: PictureControlProps) {
  const t = useT('workbench');
  const { IconButton } = useKit();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const storedUrl = useObjectUrl(value && 'objectId' in value ? value.objectId : null);
  const url = value && 'file' in value ? value.url : storedUrl;
  const take = async (file: File) => {
    const reading = await readPhoto(file, file.name);
    setProblem('problem' in reading ? reading.problem : null);
    if ('photo' in reading) onChange(reading.photo);
  };
  return (
    <div className={styles['picture']} role="group" aria-label={label}>
      <span className={styles['pictureLabel']}>{label}</span>
      <div className={styles['pictureRow']}>
        <span className={styles['thumb']} data-board={url ? true : undefined}>
          {url ? <img src={url} alt="" /> : <IconPhotoPlus size={22} stroke={1.75} aria-hidden />}
        </span>
        <PickButton label={t('workbench:picture.pick')} onFile={take} disabled={disabled} />
        {value && (
          <IconButton
            label={t('workbench:picture.remove')}
            icon={<IconX size={20} stroke={1.75} />}
            disabled={disabled}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      <ProblemNotice problem={problem} />
    </div>
  );
}
