import { useT } from '@tintory/i18n';
import { PictureControl } from './picture-control.tsx';
import type { PictureValue } from '../options/option-field.ts';
import styles from './options-form.module.css';

type PicturesControlProps = {
  label: string;
  value: readonly PictureValue[];
  max: number;
  /** A failure names one of them. */
  wrong: boolean;
  /** What is said of it, where more is known than that. */
  why?: string | undefined;
  disabled: boolean;
  onChange: (value: readonly PictureValue[]) => void;
};

/** Several further pictures: each can be replaced or taken away, and one more added. */
export function PicturesControl(props: PicturesControlProps) {
  const { label, value, max, wrong, why, disabled, onChange } = props;
  const t = useT('workbench');
  const put = (index: number, picture: PictureValue | undefined) => {
    const next = [...value];
    next.splice(index, 1, ...(picture ? [picture] : []));
    onChange(next);
  };
  const slots = value.length < max ? [...value, undefined] : value;
  return (
    <div className={styles['pictures']}>
      {slots.map((picture, index) => (
        <PictureControl
          // By its place: a slot keeps the focus when its picture changes.
          key={index}
          label={index === 0 ? label : t('workbench:picture.another', { number: index + 1 })}
          value={picture}
          // With several it is unknown which.
          wrong={wrong && value.length === 1 && index === 0}
          why={why}
          disabled={disabled}
          onChange={(next) => put(index, next)}
        />
      ))}
    </div>
  );
}
