import { imageLimits } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { NumberField } from './number-field.tsx';
import { PresetFields } from './preset-fields.tsx';
import styles from './resize-panel.module.css';
import {
  isTooLong,
  percentRange,
  sizings,
  withHeight,
  withLock,
  withWidth,
  type Sizing,
} from './resize-settings.ts';
import type { OpenResize } from './use-resize.ts';

/** How large: by pixels, by per cent, or as a network wants it. */
export function SizeFields({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { Segmented } = useKit();
  const { settings, update } = state;
  const Fields = { pixels: PixelFields, percent: PercentField, preset: PresetFields };
  const Shown = Fields[settings.sizing];
  return (
    <>
      <Segmented
        label={t('resize:sizing.label')}
        value={settings.sizing}
        onChange={(sizing) => update({ sizing: sizing as Sizing })}
        options={sizings.map((value) => ({ value, label: t(`resize:sizing.${value}`) }))}
      />
      <Shown state={state} />
    </>
  );
}

function PixelFields({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { number } = useFormats();
  const { IconButton } = useKit();
  const { settings, photo, update } = state;
  const { width, height, locked } = settings;
  const limits = {
    max: imageLimits.maxSide,
    error: t('resize:sideError', { limit: number(imageLimits.maxSide) }),
  };
  const Icon = locked ? IconLink : IconUnlink;
  return (
    <div className={styles['sides']}>
      <NumberField
        {...limits}
        label={t('resize:width')}
        value={width}
        onChange={(next) => update(withWidth(settings, next, photo.size))}
      />
      <div className={styles['lock']} data-locked={locked}>
        <IconButton
          label={t('resize:lock')}
          icon={<Icon size={20} stroke={1.75} />}
          pressed={locked}
          onClick={() => update(withLock(settings, !locked, photo.size))}
        />
      </div>
      <NumberField
        {...limits}
        label={t('resize:height')}
        value={height}
        onChange={(next) => update(withHeight(settings, next, photo.size))}
      />
    </div>
  );
}

function PercentField({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { percent, number } = useFormats();
  const { Slider, Banner } = useKit();
  const { settings, target, update } = state;
  return (
    <>
      <Slider
        {...percentRange}
        step={1}
        label={t('resize:percent')}
        value={Math.min(settings.percent ?? percentRange.min, percentRange.max)}
        onChange={(next) => update({ percent: next })}
        format={(value) => percent(value / 100)}
      />
      <NumberField
        label={t('resize:percentExact')}
        value={settings.percent}
        onChange={(next) => update({ percent: next })}
        max={percentRange.max}
        error={t('resize:percentError', { limit: number(percentRange.max) })}
      />
      {target && isTooLong(target) && (
        <Banner
          tone="caution"
          title={t('resize:tooLong', { limit: number(imageLimits.maxSide) })}
        />
      )}
    </>
  );
}
