import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { largestBrush } from '../settings.ts';
import type { Workspace } from '../use-workspace.ts';
import { OpacityField } from './opacity-field.tsx';
import styles from './options-panel.module.css';

/** Size, and for what paints pixels how soft and how strong; pressure where a pen has been seen. */
export function BrushOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { percent } = useFormats();
  const { Slider, Switch } = useKit();
  const { settings, change, size: picture, penSeen } = space;
  const { tool, size, hardness, pressureSize, pressureOpacity } = settings;
  const paints = tool !== 'object' && tool !== 'marks';
  return (
    <div className={styles['sliders']}>
      <Slider
        label={t('paint:size')}
        value={size}
        onChange={(value) => change({ size: value })}
        {...{ min: 1, max: largestBrush(picture), step: 1 }}
        format={(count) => t('paint:pixels', { count })}
      />
      {paints && (
        <>
          <Slider
            label={t('paint:hardness')}
            value={hardness}
            onChange={(value) => change({ hardness: value })}
            {...{ min: 0, max: 1, step: 0.05, format: percent }}
          />
          <OpacityField space={space} />
        </>
      )}
      {paints && penSeen && (
        <>
          <Switch
            label={t('paint:pressureSize')}
            value={pressureSize}
            onChange={(value) => change({ pressureSize: value })}
          />
          <Switch
            label={t('paint:pressureOpacity')}
            value={pressureOpacity}
            onChange={(value) => change({ pressureOpacity: value })}
          />
        </>
      )}
    </div>
  );
}
