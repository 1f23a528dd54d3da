import { initializeApp, getApps, type FirebaseApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  getAuth,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  signInWithPopup,
  signInWithRedirect,
  type Auth,
} from '@firebase/auth';
import type { FirebaseConfig } from './firebase-config.ts';
import { syncToken } from './token-sync.ts';

/** The one file that carries Firebase's library: import it lazily. */
function openAuth({
  apiKey,
  authDomain,
  projectId,
  emulatorOrigin,
  tokenSync,
}: FirebaseConfig): Auth {
  const [known] = getApps();
  if (known) return getAuth(known);
  const app: FirebaseApp = initializeApp({ apiKey, authDomain, projectId });
  const auth = initializeAuth(app, {
    persistence: browserSessionPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  if (tokenSync) {
    onIdTokenChanged(auth, async (user) =>
      syncToken(tokenSync, (await user?.getIdToken()) ?? null),
    );
  }
  return auth;
}

const provider = () => {
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
};

export const startRedirect = (config: FirebaseConfig): Promise<void> =>
  signInWithRedirect(openAuth(config), provider());

const canceled = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request']);

export async function openPopup(
  config: FirebaseConfig,
): Promise<{ kind: 'token'; idToken: string } | { kind: 'blocked' } | { kind: 'canceled' }> {
  try {
    const result = await signInWithPopup(openAuth(config), provider());
    const idToken = GoogleAuthProvider.credentialFromResult(result)?.idToken;
    return idToken ? { kind: 'token', idToken } : { kind: 'canceled' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'auth/popup-blocked') return { kind: 'blocked' };
    if (canceled.has(code)) return { kind: 'canceled' };
    throw error;
  }
}
