import type { Preset } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { WorkbenchState } from '../workbench/use-workbench.ts';
import styles from './presets.module.css';
import { usePresets } from './use-presets.ts';

type PresetsBarProps = {
  bench: Pick<WorkbenchState, 'tool' | 'values' | 'setValues' | 'busy'>;
  /** The options themselves. */
  children?: ReactNode;
};

/**
 * Options kept under a name: take them, keep the present ones, forget them. What is kept is chosen
 * before the options are gone through; to keep the first ones is offered after them.
 */
export function PresetsBar({ bench, children }: PresetsBarProps) {
  const t = useT('workbench');
  const { Select, Button, IconButton, toast } = useKit();
  const kept = usePresets(bench.tool);
  const { offered, presets, saving, save, remove, valuesOf, isAtWork } = kept;
  const [chosen, setChosen] = useState('');
  const [naming, setNaming] = useState(false);
  if (!offered) return children;

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch {
      toast({ tone: 'bad', text: t('workbench:presets.failed') });
    }
  };
  const take = (id: string) => {
    setChosen(id);
    const preset = presets.find((one) => one.id === id);
    if (preset) bench.setValues(valuesOf(preset));
  };
  /** The options that stood under a name before can be had back. */
  const giveBack = (former: Preset) => () =>
    void attempt(() => save(former.name, valuesOf(former)));
  const keep = (name: string) =>
    attempt(async () => {
      const former = presets.find((one) => one.name === name);
      setChosen((await save(name, bench.values)).id);
      setNaming(false);
      const done = t(former ? 'workbench:presets.replaced' : 'workbench:presets.kept', { name });
      const pictures = kept.leavesPictures(bench.values);
      const text = pictures ? `${done} ${t('workbench:presets.withoutPictures')}` : done;
      if (!former) return toast({ tone: 'good', text });
      const action = { label: t('workbench:presets.undo'), onClick: giveBack(former) };
      toast({ tone: 'info', text, action });
    });
  const forget = () =>
    attempt(async () => {
      const gone = presets.find(({ id }) => id === chosen);
      await remove(chosen);
      setChosen('');
      if (!gone) return;
      const action = { label: t('workbench:presets.undo'), onClick: giveBack(gone) };
      toast({ tone: 'info', text: t('workbench:presets.deleted'), action });
    });

  // Whoever changed an option since then has left the preset.
  const shown = presets.find((one) => one.id === chosen && isAtWork(one, bench.values));

  const form = naming && (
    <NameForm saving={saving} onKeep={keep} onCancel={() => setNaming(false)} />
  );
  const first = (
    <div className={styles['first']}>
      <Button
        variant="plain"
        icon={<IconBookmarkPlus size={20} stroke={1.75} />}
        disabled={bench.busy}
        onClick={() => setNaming(true)}
      >
        {t('workbench:presets.save')}
      </Button>
    </div>
  );
  const bar = (
    <div className={styles['bar']}>
      <Select
        label={t('workbench:presets.label')}
        value={shown?.id ?? ''}
        disabled={bench.busy}
        onChange={take}
        options={[
          { value: '', label: t('workbench:presets.none') },
          ...presets.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <IconButton
        label={t('workbench:presets.save')}
        icon={<IconBookmarkPlus size={20} stroke={1.75} />}
        onClick={() => setNaming(true)}
      />
      {shown && (
        <IconButton
          label={t('workbench:presets.delete')}
          icon={<IconTrash size={20} stroke={1.75} />}
          onClick={() => void forget()}
        />
      )}
    </div>
  );
  const some = presets.length > 0;
  return (
    <>
      {some && (form || bar)}
      {children}
      {!some && (form || first)}
    </>
  );
}

type NameFormProps = {
  saving: boolean;
  onKeep: (name: string) => Promise<void>;
  onCancel: () => void;
};

function NameForm({ saving, onKeep, onCancel }: NameFormProps) {
  const t = useT('workbench');
  const { TextField, Button } = useKit();
  const [name, setName] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Whole into view: what keeps the name stands below its field.
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void onKeep(name.trim());
      }}
    >
      <TextField label={t('workbench:presets.name')} value={name} onChange={setName} />
      <div className={styles['buttons']}>
        <Button type="submit" loading={saving} disabled={name.trim() === ''}>
          {t('workbench:presets.keep')}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('workbench:run.cancel')}
        </Button>
      </div>
    </form>
  );
}
