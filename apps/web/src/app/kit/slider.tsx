import { InputWrapper, Slider as MantineSlider } from '@mantine/core';
import { given, type SliderProps } from '@tintory/ui-kit';
import styles from './slider.module.css';

/** Mantine's slider has no visible label, so it is rendered here with the value at its end. */
export function Slider(props: SliderProps) {
  const { label, labelHidden, value, onChange, min, max, step, help, error, disabled } = props;
  const { origin } = props;
  const format = props.format ?? String;
  return (
    <InputWrapper labelElement="div" {...given({ description: help, error })}>
      {!labelHidden && (
        <div className={styles['head']} aria-hidden="true">
          <span>{label}</span>
          <output className={styles['value']}>{format(value)}</output>
        </div>
      )}
      <MantineSlider
        classNames={{
          root: styles['slider'] ?? '',
          track: styles['track'] ?? '',
          // With an origin, Mantine's own bar style is used.
          bar: (origin === undefined && styles['bar']) || '',
        }}
        label={null}
        size={4}
        thumbSize={20}
        thumbLabel={label}
        thumbValueText={format}
        {...{ value, onChange, min, max, step }}
        {...given({ disabled, startPointValue: origin })}
      />
    </InputWrapper>
  );
}
