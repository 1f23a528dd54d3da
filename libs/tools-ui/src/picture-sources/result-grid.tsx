import { useFormats, useT } from '@tintory/i18n';
import { useRef } from 'react';
import { useToolTexts } from '../use-tool-texts.ts';
import styles from './result-picker.module.css';
import { useGridKeys } from './use-grid-keys.ts';
import type { ResultPicture } from './use-result-pictures.ts';

export type ResultGridProps = {
  pictures: readonly ResultPicture[];
  /** They are the results of the previous search. */
  stale: boolean;
  /** The picture in use. */
  chosenId: string | null;
  onChoose: (picture: ResultPicture) => void;
};

/** Results to choose from, each labelled with the tool that made it. */
export function ResultGrid({ pictures, stale, chosenId, onChoose }: ResultGridProps) {
  const t = useT('workbench');
  const list = useRef<HTMLUListElement>(null);
  useGridKeys(list);
  return (
    <ul
      ref={list}
      className={styles['grid']}
      aria-label={t('workbench:recent')}
      data-stale={stale || undefined}
    >
      {pictures.map((picture) => (
        <li key={picture.objectId}>
          <Choice
            picture={picture}
            chosen={picture.objectId === chosenId}
            onChoose={() => onChoose(picture)}
          />
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = { picture: ResultPicture; chosen: boolean; onChoose: () => void };

function Choice({ picture, chosen, onChoose }: ChoiceProps) {
  const t = useT('workbench');
  const formats = useFormats();
  const { smallUrl, clear, toolId, createdAt, number, total } = picture;
  const { title: tool } = useToolTexts(toolId);
  const names = { tool, date: formats.dateTime(createdAt), number, total };
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-label={t(total > 1 ? 'workbench:picture.oneOf' : 'workbench:picture.one', names)}
      aria-current={chosen || undefined}
      onClick={onChoose}
    >
      <span className={styles['thumb']} data-clear={clear || undefined}>
        <img src={smallUrl} alt="" loading="lazy" decoding="async" />
      </span>
      <span className={styles['tool']}>{tool}</span>
    </button>
  );
}

/** Placeholders of the real size, so that nothing moves when the pictures load. */
export function ResultBones() {
  const t = useT('history');
  return (
    <div role="status" aria-label={t('history:loading')} className={styles['grid']}>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className={styles['choice']}>
          <span className={styles['bone']} />
          <span className={styles['tool']}>{'\u00a0'}</span>
        </span>
      ))}
    </div>
  );
}
