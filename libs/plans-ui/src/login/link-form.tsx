import { Trans, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import { usePlanServices } from '../plan-services.tsx';
import { GoogleButton } from './google-button.tsx';
import styles from './login.module.css';
import type { MagicLink } from './use-magic-link.ts';

type LinkFormProps = { link: MagicLink; onPassword: () => void };

export function LinkForm({ link, onPassword }: LinkFormProps) {
  const t = useT('login');
  const { Button, TextField } = useKit();
  const { legal } = usePlanServices();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        link.send();
      }}
    >
      <GoogleButton />
      <p className={styles['divider']}>{t('login:lead')}</p>
      <TextField
        type="email"
        label={t('login:email')}
        placeholder={t('login:emailPlaceholder')}
        autoComplete="email"
        autoFocus
        value={link.email}
        onChange={link.setEmail}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        loading={link.pending}
        disabled={link.disabled}
      >
        {t('login:send')}
      </Button>
      <Button variant="plain" onClick={onPassword}>
        {t('login:usePassword')}
      </Button>
      <p className={styles['agree']}>
        <Trans
          t={t}
          i18nKey="login:agree"
          components={{
            terms: <LegalLink href={legal.terms} />,
            privacy: <LegalLink href={legal.privacy} />,
          }}
        />
      </p>
    </form>
  );
}

/** In a new tab, so that the present work stays. */
const LegalLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
