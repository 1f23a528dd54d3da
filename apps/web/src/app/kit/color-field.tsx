import { ColorPicker, Popover, TextInput } from '@mantine/core';
import { useT } from '@tintory/i18n';
import { given, Swatches, useTypedColor, type ColorFieldProps } from '@tintory/ui-kit';
import { useState, type CSSProperties } from 'react';
import styles from './color-field.module.css';

/** A colour as hex text, from a picker, or from the swatches. */
export function ColorField(props: ColorFieldProps) {
  const t = useT();
  const { label, labelHidden, value, onChange, help, error, disabled } = props;
  const { text, refused, take, type, leave } = useTypedColor(value, onChange);
  const problem = refused ? t('colorField.refused', { color: value }) : error;
  return (
    <div className={styles['field']}>
      <TextInput
        {...(labelHidden ? { 'aria-label': label } : { label })}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        autoComplete="off"
        // A hex number is left-to-right in any language.
        dir="ltr"
        leftSection={<Well color={value} onTake={take} disabled={disabled ?? false} />}
        leftSectionPointerEvents="all"
        leftSectionWidth={44}
        {...given({ description: help, error: problem, disabled })}
      />
      <Swatches {...props} />
    </div>
  );
}

type WellProps = { color: string; onTake: (color: string) => void; disabled: boolean };

/** The colour swatch. Only clicking it opens the picker, which would be in the way of typing. */
function Well({ color, onTake, disabled }: WellProps) {
  const t = useT();
  const [shown, setShown] = useState(color);
  return (
    <Popover position="top-start" shadow="md" trapFocus returnFocus onOpen={() => setShown(color)}>
      <Popover.Target>
        <button
          type="button"
          className={styles['well']}
          style={{ '--swatch': color } as CSSProperties}
          aria-label={t('colorField.open')}
          disabled={disabled}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('colorField.open')}>
        <ColorPicker
          format="hex"
          value={shown}
          onChange={setShown}
          onChangeEnd={(next) => onTake(next.toLowerCase())}
          saturationLabel={t('colorField.saturation')}
          hueLabel={t('colorField.hue')}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
