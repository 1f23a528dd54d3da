import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi, useSession } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useFailureText } from './use-failure-text.ts';
import styles from './login.module.css';

/** Signs in; says what kept it from that. */
function usePasswordSignIn() {
  const t = useT('login');
  const failureText = useFailureText();
  const api = useApi();
  const { login } = useSession();
  const { toast } = useKit();
  const reason = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'Unauthorized') return t('login:wrongPassword');
    if (code === 'TooManyRequests') return t('login:tooManyPasswords');
    return failureText(error);
  };
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) =>
      api.sessions.loginByPassword(credentials),
    onSuccess: login,
    onError: (error) => toast({ tone: 'bad', text: reason(error) }),
  });
}

/** Sign-in by password; the link stays one click away. */
export function PasswordForm({ onLink }: { onLink: () => void }) {
  const t = useT('login');
  const { Button, TextField, toast } = useKit();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signingIn = usePasswordSignIn();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!email.includes('@')) toast({ tone: 'bad', text: t('login:emailError') });
        else signingIn.mutate({ email: email.trim(), password });
      }}
    >
      <TextField
        type="email"
        label={t('login:email')}
        placeholder={t('login:emailPlaceholder')}
        autoComplete="username"
        autoFocus
        value={email}
        onChange={setEmail}
      />
      <TextField
        type="password"
        label={t('login:password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        loading={signingIn.isPending}
        disabled={!email.trim() || !password || signingIn.isPending}
      >
        {t('login:signIn')}
      </Button>
      <Button variant="plain" onClick={onLink}>
        {t('login:useLink')}
      </Button>
    </form>
  );
}
