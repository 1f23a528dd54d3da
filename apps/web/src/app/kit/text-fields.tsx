import { CloseButton, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { given, type SelectProps, type TextAreaProps, type TextFieldProps } from '@tintory/ui-kit';

/** A hidden label still names the field: it moves into `aria-label`. */
function labelled(props: { label: string; labelHidden?: boolean }) {
  return props.labelHidden ? { 'aria-label': props.label } : { label: props.label };
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', help, error, clearLabel } = props;
  const { placeholder, autoComplete, disabled, autoFocus } = props;
  const clear = clearLabel && value && (
    <CloseButton size="sm" aria-label={clearLabel} onClick={() => onChange('')} />
  );
  return (
    <TextInput
      {...labelled(props)}
      type={type}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...given({ description: help, error, placeholder, autoComplete, disabled })}
      {...given({ 'data-autofocus': autoFocus, rightSection: clear || undefined })}
    />
  );
}

export function TextArea(props: TextAreaProps) {
  const { value, onChange, help, error, placeholder, disabled, rows = 3, maxLength } = props;
  return (
    <Textarea
      {...labelled(props)}
      value={value}
      rows={rows}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...given({ description: help, error, placeholder, disabled, maxLength })}
    />
  );
}

/** The browser's own list: the best one on a phone, and no code. */
export function Select(props: SelectProps) {
  const { value, onChange, help, error, disabled, options, autoComplete } = props;
  return (
    <NativeSelect
      {...labelled(props)}
      value={value}
      data={options.map((option) => ({ ...option }))}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...given({ description: help, error, disabled, autoComplete })}
    />
  );
}
