import {
  Checkbox as MantineCheckbox,
  InputWrapper,
  Radio,
  SegmentedControl,
  Switch as MantineSwitch,
} from '@mantine/core';
import {
  given,
  type CheckboxProps,
  type RadioGroupProps,
  type SegmentedProps,
  type SwitchProps,
} from '@tintory/ui-kit';
import { useId } from 'react';
import styles from './choices.module.css';

export function Segmented(props: SegmentedProps) {
  const { label, labelHidden, value, onChange, options, help, error, disabled } = props;
  const id = useId();
  return (
    <InputWrapper
      labelElement="div"
      {...given({ label: labelHidden ? undefined : label, description: help, error })}
      labelProps={{ id }}
    >
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        className={styles['segmented'] ?? ''}
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
        data={options.map((option) => ({ ...option }))}
        value={value}
        onChange={onChange}
        classNames={{ indicator: styles['indicator'] ?? '', label: styles['segment'] ?? '' }}
        {...given({ disabled })}
      />
    </InputWrapper>
  );
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, labelHidden, value, onChange, options, help, error, disabled } = props;
  return (
    <Radio.Group
      {...(labelHidden ? { 'aria-label': label } : { label })}
      value={value}
      onChange={onChange}
      {...given({ description: help, error })}
    >
      <div className={styles['stack']}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            disabled={Boolean(disabled || option.disabled)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

const switchClasses = {
  body: styles['switchBody'] ?? '',
  labelWrapper: styles['switchLabel'] ?? '',
  track: styles['switchTrack'] ?? '',
};

export function Switch({ label, labelHidden, value, onChange, help, disabled }: SwitchProps) {
  return (
    <MantineSwitch
      {...(labelHidden ? { 'aria-label': label } : { label })}
      labelPosition="left"
      withThumbIndicator={false}
      classNames={switchClasses}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      {...given({ description: help, disabled })}
    />
  );
}

export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden, value, onChange, help, error, disabled } = props;
  return (
    <MantineCheckbox
      {...(labelHidden ? { 'aria-label': label } : { label })}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      {...given({ description: help, error, disabled })}
    />
  );
}
