import { BlockStack, Checkbox as PolarisCheckbox, RadioButton } from '@shopify/polaris';
import {
  given,
  type CheckboxProps,
  type RadioGroupProps,
  type SegmentedProps,
  type SwitchProps,
} from '@tintory/ui-kit';
import { useId } from 'react';
import styles from './choices.module.css';
import { Field } from './field.tsx';

/** Radio buttons, because Polaris' segmented buttons expose no selection to screen readers. */
export function Segmented(props: SegmentedProps) {
  const { label, labelHidden, value, onChange, options, help, error, disabled = false } = props;
  const id = useId();
  return (
    <Field labelId={id} messageId={`${id}-message`} {...{ label, labelHidden, help, error }}>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={`${id}-message`}
        className={styles['segmented']}
      >
        {options.map((option) => (
          <label key={option.value} className={styles['segment']}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || Boolean(option.disabled)}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, labelHidden, value, onChange, options, help, error, disabled = false } = props;
  const id = useId();
  return (
    <Field labelId={id} messageId={`${id}-message`} {...{ label, labelHidden, help, error }}>
      <div role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-message`}>
        <BlockStack>
          {options.map((option) => (
            <RadioButton
              key={option.value}
              id={`${id}-${option.value}`}
              name={id}
              label={[option.label, option.aside].filter(Boolean).join(' · ')}
              {...given({ helpText: option.note })}
              checked={option.value === value}
              disabled={disabled || Boolean(option.disabled)}
              onChange={() => onChange(option.value)}
            />
          ))}
        </BlockStack>
      </div>
    </Field>
  );
}

/** Polaris has no switch. */
export function Switch(props: SwitchProps) {
  const { label, labelHidden, value, onChange, help, disabled = false } = props;
  const id = useId();
  return (
    <div className={styles['switchRow']}>
      <label htmlFor={id} className={labelHidden ? styles['hidden'] : styles['switchLabel']}>
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles['switch']}
        checked={value}
        disabled={disabled}
        {...given({ 'aria-describedby': help && `${id}-help` })}
        onChange={({ target }) => onChange(target.checked)}
      />
      {help && (
        <p id={`${id}-help`} className={styles['switchHelp']}>
          {help}
        </p>
      )}
    </div>
  );
}

export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden, value, onChange, help, error, disabled } = props;
  return (
    <PolarisCheckbox
      label={label}
      checked={value}
      onChange={(next) => onChange(next)}
      {...given({ labelHidden, helpText: help, error, disabled })}
    />
  );
}
