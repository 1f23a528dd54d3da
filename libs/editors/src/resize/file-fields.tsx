import { imageLimits } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { NumberField } from './number-field.tsx';
import { isLossy, type OutputFormat } from './resize-job.ts';
import type { OpenResize } from './use-resize.ts';
import { formatNames } from './writable-formats.ts';

const maxKilobytes = imageLimits.maxBytes / 1_000;

/** The type of the file, its quality, and how heavy it may be. */
export function FileFields({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { Segmented, Slider } = useKit();
  const { settings, photo, update } = state;
  return (
    <>
      <Segmented
        label={t('resize:format')}
        value={settings.format}
        onChange={(format) => update({ format: format as OutputFormat })}
        options={photo.formats.map((value) => ({ value, label: formatNames[value] }))}
      />
      {isLossy(settings.format) && (
        <Slider
          label={t('resize:quality')}
          min={1}
          max={100}
          step={1}
          value={settings.quality}
          onChange={(quality) => update({ quality })}
        />
      )}
      <LimitFields state={state} />
    </>
  );
}

function LimitFields({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { number } = useFormats();
  const { Switch } = useKit();
  const { settings, update } = state;
  return (
    <>
      <Switch
        label={t('resize:limit.label')}
        value={settings.limited}
        onChange={(limited) => update({ limited })}
      />
      {settings.limited && (
        <>
          <NumberField
            label={t('resize:limit.kilobytes')}
            value={settings.maxKilobytes}
            onChange={(next) => update({ maxKilobytes: next })}
            max={maxKilobytes}
            error={t('resize:limit.error', { limit: number(maxKilobytes) })}
          />
          <Switch
            label={t('resize:limit.mayShrink')}
            value={settings.mayShrink}
            onChange={(mayShrink) => update({ mayShrink })}
          />
        </>
      )}
    </>
  );
}
