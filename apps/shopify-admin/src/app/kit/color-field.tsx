import { TextField } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { given, Swatches, useTypedColor, type ColorFieldProps } from '@tintory/ui-kit';
import styles from './color-field.module.css';

/** A colour as hex text, from a picker, or from the swatches. */
export function ColorField(props: ColorFieldProps) {
  const t = useT();
  const { label, labelHidden, value, onChange, help, error, disabled = false } = props;
  const { text, refused, take, type, leave } = useTypedColor(value, onChange);
  const problem = refused ? t('colorField.refused', { color: value }) : error;
  const well = (
    <input
      type="color"
      className={styles['well']}
      aria-label={t('colorField.open')}
      value={value}
      disabled={disabled}
      onChange={({ target }) => take(target.value.toLowerCase())}
    />
  );
  return (
    <div className={styles['field']}>
      <TextField
        label={label}
        prefix={well}
        value={text}
        onChange={type}
        onBlur={leave}
        autoComplete="off"
        disabled={disabled}
        {...given({ labelHidden, helpText: help, error: problem })}
      />
      <Swatches {...props} />
    </div>
  );
}
