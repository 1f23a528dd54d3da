import { useT } from '@tintory/i18n';
import type { FoundFace } from './use-faces.ts';
import styles from './faces.module.css';

type FaceBoxesProps = {
  faces: readonly FoundFace[];
  chosen: readonly number[];
  /** How many can be changed at once; any further ones rest. */
  most: number;
  disabled: boolean;
  onChange: (chosen: readonly number[]) => void;
};

const percent = (share: number): string => `${share * 100}%`;

/** A frame around each face found, to be pressed; sources are given out in the order of choosing. */
export function FaceBoxes({ faces, chosen, most, disabled, onChange }: FaceBoxesProps) {
  const t = useT('workbench');
  const toggle = (index: number) =>
    onChange(
      chosen.includes(index) ? chosen.filter((other) => other !== index) : [...chosen, index],
    );
  return (
    <div className={styles['boxes']} role="group" aria-label={t('workbench:faces.label')}>
      {faces.map(({ index, box: { x, y, width, height } }) => (
        <button
          key={index}
          type="button"
          className={styles['box']}
          aria-pressed={chosen.includes(index)}
          aria-label={t('workbench:faces.one', { number: index + 1, total: faces.length })}
          disabled={disabled || (chosen.length >= most && !chosen.includes(index))}
          style={{
            left: percent(x),
            top: percent(y),
            width: percent(width),
            height: percent(height),
          }}
          onClick={() => toggle(index)}
        >
          {chosen.includes(index) && (
            <span className={styles['number']}>{chosen.indexOf(index) + 1}</span>
          )}
        </button>
      ))}
    </div>
  );
}
