import { Trans, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { GoogleButton } from './google-button.tsx';
import styles from './login.module.css';
import type { MagicLink } from './use-magic-link.ts';

type LinkFormProps = { link: MagicLink; onLeave: () => void; onPassword: () => void };

export function LinkForm({ link, onLeave, onPassword }: LinkFormProps) {
  const t = useT('login');
  const { Button, TextField } = useKit();
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
            terms: <Link to={paths.terms.href()} onClick={onLeave} />,
            privacy: <Link to={paths.privacy.href()} onClick={onLeave} />,
          }}
        />
      </p>
    </form>
  );
}
