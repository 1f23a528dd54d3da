import { RangeSlider } from '@shopify/polaris';
import { given, type SliderProps } from '@tintory/ui-kit';
import { useEffect, useRef, type CSSProperties } from 'react';
import styles from './slider.module.css';

/** Start and end of the track's fill, because Polaris can only fill from the end of the track. */
function originStyle({ origin, value, min, max }: SliderProps): CSSProperties | undefined {
  if (origin === undefined) return undefined;
  const place = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const ends = { '--from': place(Math.min(origin, value)), '--to': place(Math.max(origin, value)) };
  return ends as CSSProperties;
}

/** Polaris' slider shows no value, so the label's row ends with it. */
export function Slider(props: SliderProps) {
  const { label, labelHidden, value, onChange, min, max, step, help, error, disabled } = props;
  const { origin } = props;
  const text = (props.format ?? String)(value);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Polaris' slider has no prop for `aria-valuetext`, which screen readers need.
    box.current?.querySelector('input')?.setAttribute('aria-valuetext', text);
  }, [text]);
  return (
    <div
      ref={box}
      className={origin === undefined ? undefined : styles['fromOrigin']}
      style={originStyle(props)}
    >
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
