import { useKit } from '@tintory/ui-kit';
import { wholeNumber } from './whole-number.ts';

type NumberFieldProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  max: number;
  /** Shown while the value is missing or not from 1 to `max`. */
  error: string;
};

/** A field for a whole number from 1. */
export function NumberField({ label, value, onChange, max, error }: NumberFieldProps) {
  const { TextField } = useKit();
  const wrong = !value || value > max;
  return (
    <TextField
      label={label}
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(wholeNumber(text))}
      autoComplete="off"
      {...(wrong && { error })}
    />
  );
}
