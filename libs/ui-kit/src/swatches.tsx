import type { CSSProperties } from 'react';
import type { ColorFieldProps } from './kit.ts';
import styles from './swatches.module.css';

/** The named swatches of a colour field, the same in every kit. */
export function Swatches({ label, value, onChange, disabled, swatches = [] }: ColorFieldProps) {
  if (swatches.length === 0) return null;
  return (
    <div className={styles['swatches']} role="group" aria-label={label}>
      {swatches.map(({ color, name }) => (
        <button
          key={color}
          type="button"
          className={styles['swatch']}
          style={{ '--swatch': color } as CSSProperties}
          aria-label={name}
          aria-pressed={color === value}
          disabled={disabled}
          onClick={() => onChange(color)}
        />
      ))}
    </div>
  );
}
