import type { ToolDefinition } from '@tintory/catalog';
import type { Preset } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import type { OptionValues } from '../options/option-field.ts';
import { usePresets } from './use-presets.ts';

/** The options that presets are made of, as a workbench has them. */
export type PresetsBench = {
  tool: ToolDefinition;
  values: OptionValues;
  setValues: (values: OptionValues) => void;
  busy: boolean;
};

/** The preset that is chosen, and what is done with presets here; each change can be taken back. */
export function usePresetChoice(bench: PresetsBench) {
  const t = useT('workbench');
  const { toast } = useKit();
  const kept = usePresets(bench.tool);
  const { presets, save, valuesOf } = kept;
  const [chosen, setChosen] = useState('');

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch {
      toast({ tone: 'bad', text: t('workbench:presets.failed') });
    }
  };
  /** Undo restores the preset that had this name before. */
  const undoOf = (former: Preset) => ({
    label: t('workbench:presets.undo'),
    onClick: () => void attempt(() => save(former.name, valuesOf(former))),
  });

  const take = (id: string) => {
    setChosen(id);
    const preset = presets.find((one) => one.id === id);
    if (preset) bench.setValues(valuesOf(preset));
  };
  const keep = (name: string, onKept: () => void) =>
    attempt(async () => {
      const former = presets.find((one) => one.name === name);
      setChosen((await save(name, bench.values)).id);
      onKept();
      const done = t(former ? 'workbench:presets.replaced' : 'workbench:presets.kept', { name });
      const pictures = kept.leavesPictures(bench.values);
      const text = pictures ? `${done} ${t('workbench:presets.withoutPictures')}` : done;
      if (!former) return toast({ tone: 'good', text });
      toast({ tone: 'info', text, action: undoOf(former) });
    });
  const forget = () =>
    attempt(async () => {
      const gone = presets.find(({ id }) => id === chosen);
      await kept.remove(chosen);
      setChosen('');
      if (!gone) return;
      toast({ tone: 'info', text: t('workbench:presets.deleted'), action: undoOf(gone) });
    });

  return {
    ...{ offered: kept.offered, saving: kept.saving, presets, take, keep, forget },
    /** The chosen preset; undefined after an option is changed. */
    shown: presets.find((one) => one.id === chosen && kept.isAtWork(one, bench.values)),
  };
}
