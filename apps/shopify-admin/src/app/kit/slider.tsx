import { RangeSlider } from '@shopify/polaris';
import { given, type SliderProps } from '@tintory/ui-kit';
import { useEffect, useRef, type CSSProperties } from 'react';
import styles from './slider.module.css';

/** Where the fill of the track begins and ends, for Polaris knows only one that begins at the end. */
function originStyle({ origin, value, min, max }: SliderProps): CSSProperties | undefined {
  if (origin === undefined) return undefined;
  const place = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const ends = { '--from': place(Math.min(origin, value)), '--to': place(Math.max(origin, value)) };
  return ends as CSSProperties;
}

/** Polaris' slider draws no value: it stands here, at the end of the label. */
export function Slider(props: SliderProps) {
  const { label, labelHidden, value, onChange, min, max, step, help, error, disabled } = props;
  const { origin } = props;
  const text = (props.format ?? String)(value);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its input takes no words for its value; a screen reader needs them.
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
