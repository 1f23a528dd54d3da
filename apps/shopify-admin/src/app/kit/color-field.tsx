import { TextField } from '@shopify/polaris';
import { given, Swatches, type ColorFieldProps } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './color-field.module.css';

const sixDigits = /^#[0-9a-f]{6}$/i;

/** Half-typed colours stay inside the field: the caller hears only of whole ones, in lower case. */
export function ColorField(props: ColorFieldProps) {
  const { label, labelHidden, value, onChange, help, error, disabled = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const whole = sixDigits.test(text);
    setTyped(whole ? null : text);
    if (whole) onChange(text.toLowerCase());
  };
  const well = (
    <input
      type="color"
      className={styles['well']}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => take(target.value)}
    />
  );
  return (
    <div className={styles['field']}>
      <TextField
        label={label}
        prefix={well}
        value={typed ?? value}
        onChange={take}
        onBlur={() => setTyped(null)}
        autoComplete="off"
        disabled={disabled}
        {...given({ labelHidden, helpText: help, error })}
      />
      <Swatches {...props} />
    </div>
  );
}
