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
  type RadioChoice,
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

const rowClasses = {
  body: styles['rowBody'] ?? '',
  inner: styles['rowSign'] ?? '',
  labelWrapper: styles['rowLabel'] ?? '',
};

function RowLabel({ label, note, aside }: RadioChoice) {
  return (
    <span className={styles['rowText']}>
      <span>
        {label} {note && <small>{note}</small>}
      </span>{' '}
      {aside && <span>{aside}</span>}
    </span>
  );
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, labelHidden, value, onChange, options, help, error, disabled } = props;
  const areRows = options.some(({ note, aside }) => note ?? aside);
  return (
    <Radio.Group
      {...(labelHidden ? { 'aria-label': label } : { label })}
      value={value}
      onChange={onChange}
      {...given({ description: help, error })}
    >
      <div className={styles[areRows ? 'rows' : 'stack']}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={areRows ? <RowLabel {...option} /> : option.label}
            {...(areRows && { classNames: rowClasses })}
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
