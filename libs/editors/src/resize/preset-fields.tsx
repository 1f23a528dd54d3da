import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useId } from 'react';
import styles from './preset-fields.module.css';
import { findPreset, networks, presetsOf, type NetworkId, type Preset } from './presets.ts';
import type { OpenResize } from './use-resize.ts';

/** A network, and its formats with their shapes. */
export function PresetFields({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { Select } = useKit();
  const { settings, update } = state;
  const chosen = findPreset(settings.network, settings.kind);
  const name = useId();
  return (
    <>
      <Select
        label={t('resize:network')}
        value={settings.network}
        onChange={(network) => update({ network: network as NetworkId })}
        options={networks.map(({ id, name: label }) => ({ value: id, label }))}
      />
      <fieldset className={styles['cards']}>
        <legend className={styles['legend']}>{t('resize:preset')}</legend>
        {presetsOf(settings.network).map((preset) => (
          <PresetCard
            key={preset.kind}
            name={name}
            preset={preset}
            checked={preset.kind === chosen.kind}
            onChoose={() => update({ kind: preset.kind })}
          />
        ))}
      </fieldset>
    </>
  );
}

type PresetCardProps = { name: string; preset: Preset; checked: boolean; onChoose: () => void };

function PresetCard({ name, preset, checked, onChoose }: PresetCardProps) {
  const t = useT('resize');
  const { kind, width, height } = preset;
  const longest = Math.max(width, height);
  const shape = { width: `${(width / longest) * 100}%`, height: `${(height / longest) * 100}%` };
  return (
    <label className={styles['card']}>
      <input
        type="radio"
        className={styles['radio']}
        name={name}
        checked={checked}
        onChange={onChoose}
      />
      <span className={styles['glyph']}>
        <span className={styles['shape']} style={shape} />
      </span>
      <span className={styles['kind']}>{t(`resize:kinds.${kind}`)}</span>
      <span className={styles['size']}>{t('resize:size', { width, height })}</span>
    </label>
  );
}
