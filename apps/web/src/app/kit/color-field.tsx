import { ColorInput } from '@mantine/core';
import { given, Swatches, type ColorFieldProps } from '@tintory/ui-kit';
import styles from './color-field.module.css';

const sixDigits = /^#[0-9a-f]{6}$/i;

/** Half-typed colours stay inside the field: the caller hears only of whole ones, in lower case. */
export function ColorField(props: ColorFieldProps) {
  const { label, labelHidden, value, onChange, help, error, disabled } = props;
  return (
    <div className={styles['field']}>
      <ColorInput
        {...(labelHidden ? { 'aria-label': label } : { label })}
        key={value}
        defaultValue={value}
        format="hex"
        withEyeDropper={false}
        // A number, whatever is read around it.
        dir="ltr"
        onChangeEnd={(color) => {
          if (sixDigits.test(color)) onChange(color.toLowerCase());
        }}
        {...given({ description: help, error, disabled })}
      />
      <Swatches {...props} />
    </div>
  );
}
