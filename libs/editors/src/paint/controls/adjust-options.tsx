import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { type Adjustments, noAdjustments } from '@tintory/paint-document';
import type { Workspace } from '../use-workspace.ts';
import styles from './options-panel.module.css';

const names = Object.keys(noAdjustments) as (keyof Adjustments)[];

/** Four sliders with an immediate effect, which become pixels when applied. */
export function AdjustOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { signed } = useFormats();
  const { Slider, Button } = useKit();
  const { settings, change, draft } = space;
  const { adjustments } = settings;
  return (
    <div className={styles['fields']}>
      <div className={styles['sliders']}>
        {names.map((name) => (
          <Slider
            key={name}
            label={t(`paint:adjust.${name}`)}
            value={Math.round(adjustments[name] * 100)}
            onChange={(value) => change({ adjustments: { ...adjustments, [name]: value / 100 } })}
            {...{ min: -100, max: 100, step: 1, origin: 0, format: signed }}
          />
        ))}
      </div>
      <div className={styles['pair']}>
        <Button disabled={!draft.pending} onClick={draft.drop}>
          {t('paint:adjust.reset')}
        </Button>
        <Button variant="primary" disabled={!draft.pending} onClick={() => void draft.apply()}>
          {t('paint:adjust.apply')}
        </Button>
      </div>
    </div>
  );
}
