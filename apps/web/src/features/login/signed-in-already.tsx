import { Trans, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ConfirmState } from './use-confirm.ts';
import styles from './confirm-page.module.css';

type ChooseProps = { here: string; there: string; state: ConfirmState };

/**
 * A sign-in link of another account: shows both accounts, and keeps the present one unless the
 * change is confirmed.
 */
export function ChooseAccount({ here, there, state }: ChooseProps) {
  const t = useT('login');
  const { Button } = useKit();
  return (
    <>
      <h1>{t('login:chooseTitle')}</h1>
      <p>
        <Trans
          t={t}
          i18nKey="login:chooseText"
          values={{ here, there }}
          components={{ here: <Address />, there: <Address /> }}
        />
      </p>
      <p>{t('login:chooseHint')}</p>
      <FirstFocus>
        <Button variant="primary" size="large" onClick={() => void state.stay()}>
          {t('login:stay')}
        </Button>
        <Button size="large" loading={state.pending} onClick={state.confirm}>
          {t('login:change')}
        </Button>
      </FirstFocus>
    </>
  );
}

/** Already signed in, without a link or with one that no longer works. */
export function SignedIn({ here, used, state }: Omit<ChooseProps, 'there'> & { used: boolean }) {
  const t = useT('login');
  const { Button } = useKit();
  return (
    <>
      <h1>{t('login:inTitle')}</h1>
      <p>
        <Trans
          t={t}
          i18nKey={used ? 'login:inUsedText' : 'login:inText'}
          values={{ here }}
          components={{ here: <Address /> }}
        />
      </p>
      <Button variant="primary" size="large" onClick={() => void state.stay()}>
        {t('login:goOn')}
      </Button>
    </>
  );
}

/** The link's account is unknown: the visitor stays in the present one or retries. */
export function UnknownLink({ state }: { state: ConfirmState }) {
  const t = useT('login');
  const { Button } = useKit();
  return (
    <div role="alert" className={styles['told']}>
      <h1>{t('login:unknownTitle')}</h1>
      <p>{t('login:unknownText')}</p>
      <div className={styles['choices']}>
        <Button variant="primary" size="large" onClick={() => void state.stay()}>
          {t('login:stay')}
        </Button>
        <Button size="large" onClick={state.retry}>
          {t('login:retry')}
        </Button>
      </div>
    </div>
  );
}

/** An e-mail address is left-to-right in every language. */
const Address = ({ children }: { children?: ReactNode }) => (
  <bdi className={styles['address']}>{children}</bdi>
);

/** Focuses the first button, so that Enter activates it. */
function FirstFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={styles['choices']}>
      {children}
    </div>
  );
}
