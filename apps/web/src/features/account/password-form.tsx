import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, sessionsQuery, userQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './account.module.css';
import { Section } from './section.tsx';

const leastLength = 10;

type PasswordFormProps = { hasPassword: boolean; email: string };

/** Sets the first password, or the next one for whoever knows the present one. */
export function PasswordForm({ hasPassword, email }: PasswordFormProps) {
  const t = useT('account');
  const api = useApi();
  const client = useQueryClient();
  const { Button, TextField, toast } = useKit();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const setting = useMutation({
    mutationFn: () =>
      api.users.setPassword({
        new_password: next,
        ...(hasPassword ? { current_password: current } : {}),
      }),
    onSuccess: async () => {
      setCurrent('');
      setNext('');
      toast({ tone: 'good', text: t('account:password.done') });
      await client.invalidateQueries({ queryKey: userQuery(api).queryKey });
      await client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
    onError: (error) => {
      if (!detailsOf(error)) toast({ tone: 'bad', text: messageOf(error, t('account:notSaved')) });
    },
  });
  const details = detailsOf(setting.error);
  const wrong = (field: string) => (details?.[field] ? { error: details[field] } : {});
  return (
    <Section
      title={t('account:password.title')}
      text={hasPassword ? t('account:password.some') : t('account:password.none')}
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          setting.mutate();
        }}
      >
        {/* Password managers store the pair. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {hasPassword && (
          <TextField
            type="password"
            label={t('account:password.current')}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            {...wrong('current_password')}
          />
        )}
        <TextField
          type="password"
          label={t('account:password.next')}
          help={t('account:password.rule')}
          autoComplete="new-password"
          value={next}
          onChange={setNext}
          {...wrong('new_password')}
        />
        <Button
          type="submit"
          loading={setting.isPending}
          disabled={next.length < leastLength || (hasPassword && !current)}
        >
          {hasPassword ? t('account:password.change') : t('account:password.set')}
        </Button>
      </form>
    </Section>
  );
}

const detailsOf = (error: unknown) => (error instanceof ApiError ? error.details : undefined);
const messageOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError && error.code !== 'Offline' ? error.message : otherwise;
