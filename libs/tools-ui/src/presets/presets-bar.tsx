import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { NameForm } from './name-form.tsx';
import styles from './presets.module.css';
import { usePresetChoice, type PresetsBench } from './use-preset-choice.ts';

type PresetsBarProps = {
  bench: PresetsBench;
  /** The options themselves. */
  children?: ReactNode;
};

/**
 * Presets of options: apply, save, delete. Choosing one comes before the options; saving the first
 * one comes after them.
 */
export function PresetsBar({ bench, children }: PresetsBarProps) {
  const choice = usePresetChoice(bench);
  const [naming, setNaming] = useState(false);
  if (!choice.offered) return children;
  const form = naming && (
    <NameForm
      saving={choice.saving}
      onKeep={(name) => choice.keep(name, () => setNaming(false))}
      onCancel={() => setNaming(false)}
    />
  );
  const name = () => setNaming(true);
  const some = choice.presets.length > 0;
  return (
    <>
      {some && (form || <Bar choice={choice} busy={bench.busy} onName={name} />)}
      {children}
      {!some && (form || <First busy={bench.busy} onName={name} />)}
    </>
  );
}

/** Nothing is kept yet. */
function First({ busy, onName }: { busy: boolean; onName: () => void }) {
  const t = useT('workbench');
  const { Button } = useKit();
  return (
    <div className={styles['first']}>
      <Button
        variant="plain"
        icon={<IconBookmarkPlus size={20} stroke={1.75} />}
        disabled={busy}
        onClick={onName}
      >
        {t('workbench:presets.save')}
      </Button>
    </div>
  );
}

type BarProps = { choice: ReturnType<typeof usePresetChoice>; busy: boolean; onName: () => void };

function Bar({ choice, busy, onName }: BarProps) {
  const t = useT('workbench');
  const { Select, IconButton } = useKit();
  const { presets, shown, take, forget } = choice;
  return (
    <div className={styles['bar']}>
      <Select
        label={t('workbench:presets.label')}
        value={shown?.id ?? ''}
        disabled={busy}
        onChange={take}
        options={[
          { value: '', label: t('workbench:presets.none') },
          ...presets.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <IconButton
        label={t('workbench:presets.save')}
        icon={<IconBookmarkPlus size={20} stroke={1.75} />}
        onClick={onName}
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
}
