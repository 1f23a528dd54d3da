import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './presets.module.css';

type NameFormProps = {
  saving: boolean;
  onKeep: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the name that the present options are kept under. */
export function NameForm({ saving, onKeep, onCancel }: NameFormProps) {
  const t = useT('workbench');
  const { TextField, Button } = useKit();
  const [name, setName] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Scrolls the whole form into view: its save button is below the field.
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
