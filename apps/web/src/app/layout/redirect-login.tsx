import { ApiError } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { takeRedirectEvent, useApi, useSession } from '@tintory/session';
import { useHydrated } from '@tintory/ui-kit';
import { useEffect, useState } from 'react';
import { useConfig } from '../../config/config-context.ts';
import { showToast } from '../kit/toast-store.ts';
import styles from './layout.module.css';

/** Completes a sign-in by redirect; covers the page meanwhile. */
export const RedirectLogin = () => useHydrated() && <FinishLogin />;

function FinishLogin() {
  const t = useT();
  const api = useApi();
  const { login } = useSession();
  const { firebase } = useConfig();
  const [event] = useState(() => takeOnce(firebase?.apiKey));
  const [loading, setLoading] = useState(event !== null);
  useEffect(() => {
    if (!event) return;
    api.sessions
      .loginWithFirebase(event.sessionId, event.requestUri)
      .then(login)
      .catch((error: unknown) => {
        const text = error instanceof ApiError ? error.message : t('redirectFailed');
        showToast({ tone: 'bad', text });
      })
      .finally(() => setLoading(false));
  }, [event, api, login, t]);
  if (!loading) return null;
  return (
    <div className={styles['cover']} role="status">
      <p>{t('signingIn')}</p>
    </div>
  );
}

let taken: ReturnType<typeof takeRedirectEvent> | undefined;

/** React renders twice in development, but the event can be taken only once. */
function takeOnce(apiKey: string | undefined) {
  taken ??= apiKey ? takeRedirectEvent(apiKey) : null;
  return taken;
}
