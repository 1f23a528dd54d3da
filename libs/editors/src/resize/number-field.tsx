import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { wholeNumber } from './whole-number.ts';

type NumberFieldProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  max: number;
  /** Shown while the value is missing or not from 1 to `max`. */
  error: string;
};

/**
 * A field for a whole number from 1. What was typed stays, right or wrong; leaving the field writes
 * a right number as it was understood.
 */
export function NumberField({ label, value, onChange, max, error }: NumberFieldProps) {
  const { TextField } = useKit();
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const wrong = !value || value > max;
  const written = value === null ? '' : String(value);
  const type = (text: string) => {
    const number = wholeNumber(text);
    setTyped({ text, value: number });
    onChange(number);
  };
  return (
    <div onBlur={() => !wrong && setTyped(null)}>
      <TextField
        label={label}
        // An outside change, e.g. of the other side, takes precedence.
        value={typed?.value === value ? typed.text : written}
        onChange={type}
        autoComplete="off"
        {...(wrong && { error })}
      />
    </div>
  );
}
