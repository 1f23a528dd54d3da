import { upscaleLimits } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { Enlargement, Factor } from './enlargement.ts';
import styles from './larger.module.css';
import type { Larger } from './use-larger.ts';

const million = 1_000_000;

/** How large the file becomes; what the engine cannot make is named, with the reason. */
export function SizeChoice({ larger }: { larger: Larger }) {
  const t = useT('workbench');
  const { RadioGroup } = useKit();
  const { sizes, factor, setFactor, busy } = larger;
  const [reason] = useReasons(sizes);
  return (
    <div className={styles['sizes']}>
      <RadioGroup
        label={t('workbench:larger.size')}
        value={factor}
        disabled={busy}
        options={sizes.map(({ factor: value, width, height, beyond }) => ({
          value,
          label: t('workbench:larger.option', { factor: value, width, height }),
          disabled: beyond !== null,
        }))}
        onChange={(value) => setFactor(value as Factor)}
      />
      {reason && <p className={styles['quiet']}>{reason}</p>}
    </div>
  );
}

/** Why sizes cannot be had, the smallest first: what it says holds for any larger one. */
function useReasons(sizes: readonly Enlargement[]): string[] {
  const t = useT('workbench');
  const { number } = useFormats();
  return sizes.flatMap(({ factor, width, height, beyond }) => {
    if (beyond === 'pixels') {
      const megapixels = Math.round((width * height) / million);
      const limit = upscaleLimits.maxPixels / million;
      return t('workbench:larger.tooManyPixels', { factor, megapixels, limit });
    }
    if (beyond === null) return [];
    const side = number(Math.max(width, height));
    return t('workbench:larger.tooLong', { factor, side, limit: number(upscaleLimits.maxSide) });
  });
}
