import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '@tintory/api-client';
import type { User } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi, useUser } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { DeleteAccount } from './delete-account.tsx';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';
import styles from './account.module.css';

export function ProfilePart() {
  const { user, ...query } = useUser();
  return (
    <Loaded query={{ ...query, data: user }} height={420}>
      {(known) => (
        <>
          <Profile user={known} />
          {known.email && <DeleteAccount email={known.email} />}
        </>
      )}
    </Loaded>
  );
}

function Profile({ user }: { user: User }) {
  const t = useT('account');
  const { date } = useFormats();
  const { Button, TextField, toast } = useKit();
  const api = useApi();
  const client = useQueryClient();
  const [name, setName] = useState(user.name ?? '');
  const saving = useMutation({
    mutationFn: () => api.users.updateProfile(name),
    onSuccess: (next) => {
      client.setQueryData(userQuery(api).queryKey, next);
      toast({ tone: 'good', text: t('account:saved') });
    },
    onError: () => toast({ tone: 'bad', text: t('account:notSaved') }),
  });
  return (
    <Section
      title={t('account:parts.profile')}
      text={t('account:profile.since', { date: date(user.created_at) })}
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate();
        }}
      >
        <TextField
          label={t('account:profile.email')}
          help={t('account:profile.emailHelp')}
          value={user.email ?? ''}
          onChange={() => undefined}
          disabled
        />
        <TextField
          label={t('account:profile.name')}
          help={t('account:profile.nameHelp')}
          autoComplete="name"
          value={name}
          onChange={setName}
        />
        <Button
          type="submit"
          loading={saving.isPending}
          disabled={name.trim() === (user.name ?? '')}
        >
          {t('account:profile.save')}
        </Button>
      </form>
    </Section>
  );
}
