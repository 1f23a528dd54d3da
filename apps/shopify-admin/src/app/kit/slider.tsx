import { RangeSlider } from '@shopify/polaris';
import { given, type SliderProps } from '@tintory/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './slider.module.css';

/** Polaris' slider draws no value: it stands here, at the end of the label. */
export function Slider(props: SliderProps) {
  const { label, labelHidden, value, onChange, min, max, step, help, error, disabled } = props;
  const text = (props.format ?? String)(value);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its input takes no words for its value; a screen reader needs them.
    box.current?.querySelector('input')?.setAttribute('aria-valuetext', text);
  }, [text]);
  return (
    <div ref={box}>
      {!labelHidden && (
        <div className={styles['head']} aria-hidden="true">
          <span>{label}</span>
          <span className={styles['value']}>{text}</span>
        </div>
      )}
      <RangeSlider
        label={label}
        labelHidden
        onChange={(next) => onChange(Number(next))}
        {...{ value, min, max, step }}
        {...given({ helpText: help, error, disabled })}
      />
    </div>
  );
}
