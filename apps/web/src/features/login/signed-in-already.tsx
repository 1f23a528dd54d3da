import { Trans, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ConfirmState } from './use-confirm.ts';
import styles from './confirm-page.module.css';

type ChooseProps = { here: string; there: string; state: ConfirmState };

/** A link for another account: the present one stays unless that is said, by one who reads both names. */
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

/** Nothing to choose: without a link, or with one that works no longer. */
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

/** Nobody changes to an account that nobody can name. */
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

/** An address reads from the left in every language. */
const Address = ({ children }: { children?: ReactNode }) => (
  <bdi className={styles['address']}>{children}</bdi>
);

/** Enter does what comes first. */
function FirstFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={styles['choices']}>
      {children}
    </div>
  );
}
