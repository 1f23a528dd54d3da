import { printInStoreRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './print.module.css';
import type { VariantChoice } from './use-choice.ts';

/** Which colours and sizes become variants. */
export function ChoiceFields({ choice }: { choice: VariantChoice }) {
  const t = useT('merchantPrint');
  const { colors, sizes, shown, variants } = choice;
  const most = printInStoreRules.maxVariants;
  return (
    <>
      {colors.length > 1 && (
        <Choices
          legend={t('merchantPrint:sell.colors')}
          note={shown && t('merchantPrint:sell.colorsNote', { color: shown })}
          options={colors}
          chosen={choice.chosenColors}
          onToggle={choice.toggleColor}
        />
      )}
      {sizes.length > 1 && (
        <Choices
          legend={t('merchantPrint:sell.sizes')}
          note={null}
          options={sizes.map((size) => ({ id: size, name: size }))}
          chosen={choice.chosenSizes}
          onToggle={choice.toggleSize}
        />
      )}
      {variants.length === 0 && (
        <p role="alert" className={styles['loss']}>
          {t('merchantPrint:sell.none')}
        </p>
      )}
      {variants.length > most && (
        <p role="alert" className={styles['loss']}>
          {t('merchantPrint:sell.tooMany', { most })}
        </p>
      )}
    </>
  );
}

type ChoicesProps = {
  legend: string;
  note: string | null;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

function Choices({ legend, note, options, chosen, onToggle }: ChoicesProps) {
  const { Checkbox } = useKit();
  return (
    <fieldset className={styles['choices']}>
      <legend>{legend}</legend>
      <div className={styles['options']}>
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            value={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </div>
      {note && <p className={styles['quiet']}>{note}</p>}
    </fieldset>
  );
}
