import { useMutation } from '@tanstack/react-query';
import { useT } from '@tintory/i18n';
import { useApi, useSession } from '@tintory/session';
import { saveFile } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './account.module.css';
import { Section } from './section.tsx';

/** Exports the account's data, and deletes the account once its e-mail address is typed. */
export function DeleteAccount({ email }: { email: string }) {
  const t = useT('account');
  const api = useApi();
  const { forget } = useSession();
  const navigate = useNavigate();
  const { Button, TextField, toast } = useKit();
  const [typed, setTyped] = useState('');
  const failed = () => toast({ tone: 'bad', text: t('account:notSaved') });
  const exporting = useMutation({
    mutationFn: () => api.users.exportData(),
    onSuccess: (zip) => saveFile(zip, 'tintory-account.zip'),
    onError: failed,
  });
  const removing = useMutation({
    mutationFn: () => api.users.deleteAccount(typed.trim().toLowerCase()),
    onSuccess: async () => {
      forget();
      await navigate(paths.home.href());
      toast({ tone: 'info', text: t('account:remove.done') });
    },
    onError: failed,
  });
  const matches = typed.trim().toLowerCase() === email;
  return (
    <Section title={t('account:remove.title')} text={t('account:remove.text')}>
      <p className={styles['quiet']}>{t('account:remove.exportText')}</p>
      <div>
        <Button loading={exporting.isPending} onClick={() => exporting.mutate()}>
          {exporting.isPending ? t('account:remove.exporting') : t('account:remove.export')}
        </Button>
      </div>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (matches) removing.mutate();
        }}
      >
        <TextField
          label={t('account:remove.confirm', { email })}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          {...(typed.length >= email.length && !matches
            ? { error: t('account:remove.mismatch') }
            : {})}
        />
        <Button type="submit" variant="danger" loading={removing.isPending} disabled={!matches}>
          {t('account:remove.action')}
        </Button>
      </form>
    </Section>
  );
}
