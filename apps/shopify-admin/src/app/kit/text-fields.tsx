import { Select as PolarisSelect, TextField as PolarisTextField } from '@shopify/polaris';
import { given, type SelectProps, type TextAreaProps, type TextFieldProps } from '@tintory/ui-kit';

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, value, onChange, type = 'text', help, error, disabled } = props;
  const { placeholder, autoComplete = 'off', autoFocus, clearLabel } = props;
  return (
    <PolarisTextField
      label={label}
      value={value}
      onChange={(next) => onChange(next)}
      type={type}
      autoComplete={autoComplete}
      clearButton={clearLabel !== undefined}
      onClearButtonClick={() => onChange('')}
      {...given({ labelHidden, helpText: help, error, placeholder, autoFocus })}
      disabled={disabled ?? false}
    />
  );
}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, value, onChange, help, error, disabled } = props;
  const { placeholder, rows = 3, maxLength } = props;
  return (
    <PolarisTextField
      label={label}
      value={value}
      onChange={(next) => onChange(next)}
      multiline={rows}
      autoComplete="off"
      {...given({ labelHidden, helpText: help, error, placeholder, maxLength })}
      disabled={disabled ?? false}
    />
  );
}

export function Select(props: SelectProps) {
  const { label, labelHidden, value, onChange, help, error, disabled, options } = props;
  return (
    <PolarisSelect
      label={label}
      value={value}
      onChange={(next) => onChange(next)}
      options={options.map((option) => ({ ...option }))}
      {...given({ labelHidden, helpText: help, error, disabled })}
    />
  );
}
