import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { FileProblem } from '@tintory/picture-files';
import { FirstFrameBanner } from '../photo/first-frame-banner.tsx';
import { readPhoto } from '../photo/read-photo.ts';
import { SourceMenu } from '../picture-sources/source-menu.tsx';
import { useShownPicture } from '../picture-sources/stored-picture.ts';
import { usePictureDrop } from '../picture-sources/use-picture-drop.ts';
import { ProblemBanner } from '../picture-sources/problem-banner.tsx';
import { usePickFromStore } from '../picture-sources/use-pick-from-store.ts';
import type { PictureValue } from '../options/option-field.ts';
import styles from './options-form.module.css';
import { PictureThumb } from './picture-thumb.tsx';
import { useLatest } from './use-latest.ts';

type PictureControlProps = {
  label: string;
  value: PictureValue | undefined;
  /** A failure names this picture. */
  wrong?: boolean;
  /** What is said of it, where more is known than that. */
  why?: string | undefined;
  disabled: boolean;
  onChange: (value: PictureValue | undefined) => void;
};

/** Reads a chosen file as a photo, or says what is wrong with it. */
function useTakePicture(onChange: PictureControlProps['onChange']) {
  const change = useLatest(onChange);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const put = (next: PictureValue | undefined) => {
    setProblem(null);
    change(next);
  };
  const read = async (file: File) => {
    const reading = await readPhoto(file, file.name);
    if ('photo' in reading) put(reading.photo);
    else setProblem(reading.problem);
  };
  return { problem, put, take: (file: File) => void read(file) };
}

/** A further picture beside the one on the canvas: chosen, seen small, taken away again. */
export function PictureControl(props: PictureControlProps) {
  const { label, value, wrong = false, why, disabled, onChange } = props;
  const t = useT('workbench');
  const { Banner, IconButton } = useKit();
  const group = useRef<HTMLDivElement>(null);
  const { url, gone } = useShownPicture(value);
  const wrongId = useId();
  const { problem, put, take } = useTakePicture(onChange);
  const { pick: pickFromStore, loading } = usePickFromStore(take);
  const { over, handlers } = usePictureDrop({ place: group, disabled, onFile: take });
  const remove = () => {
    // The button goes with its picture.
    group.current?.querySelector('button')?.focus();
    put(undefined);
  };
  return (
    <div
      ref={group}
      className={styles['picture']}
      role="group"
      aria-label={label}
      aria-describedby={wrong ? wrongId : undefined}
      data-told={wrong || undefined}
      {...handlers}
    >
      <span className={styles['pictureLabel']}>{label}</span>
      {wrong && (
        <p id={wrongId} className={styles['wrong']}>
          {why ?? t('workbench:picture.wrong')}
        </p>
      )}
      {/* Above: on a phone what runs the tool stands over what comes below. */}
      <ProblemBanner problem={problem} />
      <FirstFrameBanner file={value && 'file' in value ? value.file : null} />
      {gone && <Banner tone="bad" title={t('workbench:picture.gone')} />}
      <div className={styles['pictureRow']} data-over={over || undefined}>
        <PictureThumb url={url} loading={loading} wrong={wrong} />
        <SourceMenu
          label={t(value ? 'workbench:picture.replace' : 'workbench:picture.pick')}
          disabled={disabled}
          chosenId={value && 'objectId' in value ? value.objectId : null}
          onFile={(file) => void take(file)}
          onStore={pickFromStore}
          onResult={({ objectId, smallUrl }) => put({ objectId, smallUrl })}
        />
        {value && (
          <IconButton
            label={t('workbench:picture.remove')}
            icon={<IconX size={20} stroke={1.75} />}
            disabled={disabled}
            onClick={remove}
          />
        )}
      </div>
    </div>
  );
}
