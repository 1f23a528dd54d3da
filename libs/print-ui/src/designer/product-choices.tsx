import { useT } from '@tintory/i18n';
import { Swatches, useKit } from '@tintory/ui-kit';
import styles from './designer.module.css';
import type { Choices } from './use-choices.ts';

/** More sizes than this stand in a list instead of side by side. */
const mostBeside = 6;

/** Colour and size of the product. */
export function ProductChoices({ choices }: { choices: Choices }) {
  const t = useT('print');
  const { Segmented, Select } = useKit();
  const { colors, color, sizes, variant, setColor, setSize } = choices;
  const options = sizes.map(({ size, available }) => ({
    value: size,
    label: available ? size : t('print:soldOut', { size }),
    disabled: !available,
  }));
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  const Sizes = options.length <= mostBeside && letters <= 24 ? Segmented : Select;
  return (
    <>
      {colors.length > 1 && color && (
        <div className={styles['field']}>
          <p className={styles['label']}>
            {t('print:color')} <span>{color.name}</span>
          </p>
          <Swatches
            label={t('print:color')}
            value={color.color}
            swatches={colors}
            onChange={(value) => {
              const next = colors.find((one) => one.color === value);
              if (next) setColor(next.id);
            }}
          />
        </div>
      )}
      {options.length > 1 && variant && (
        <Sizes
          label={t(variant.model ? 'print:model' : 'print:size')}
          value={variant.size}
          options={options}
          onChange={setSize}
        />
      )}
    </>
  );
}
