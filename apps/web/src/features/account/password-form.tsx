import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './account.module.css';
import { Section } from './section.tsx';
import { useSetPassword } from './use-set-password.ts';

const leastLength = 10;

type PasswordFormProps = { hasPassword: boolean; email: string };

/** Sets the first password, or a new one after entering the present one. */
export function PasswordForm({ hasPassword, email }: PasswordFormProps) {
  const t = useT('account');
  const { Button, TextField } = useKit();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const setting = useSetPassword(() => {
    setCurrent('');
    setNext('');
  });
  const { details } = setting;
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
          setting.mutate({
            new_password: next,
            ...(hasPassword ? { current_password: current } : {}),
          });
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
