import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { FirebaseConfig } from './firebase-config.ts';
import { outcomeOf, type PopupOutcome } from './popup-outcome.ts';
import type { ProviderSession } from './provider-session.ts';

// The one file that carries Firebase's library: import it lazily.

/** `initializeAuth`, because `getAuth` would bring every kind of persistence along. */
const opened = new Map<string, Auth>();

function openAuth(config: FirebaseConfig, name: string, persistence: Persistence): Auth {
  const { apiKey, authDomain, emulatorOrigin } = config;
  const known = opened.get(name);
  if (known) return known;
  // The resolver comes with each call: here it would load Google's script on every phone at once.
  const auth = initializeAuth(initializeApp({ apiKey, authDomain }, name), { persistence });
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  opened.set(name, auth);
  return auth;
}

/** For popup and redirect. The library keeps no session: the API's is the one that counts. */
const openSignIn = (config: FirebaseConfig) => openAuth(config, '[DEFAULT]', inMemoryPersistence);

const provider = () => {
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
};

/** Leaves the page for Google's. */
export const startRedirect = (config: FirebaseConfig): Promise<void> =>
  signInWithRedirect(openSignIn(config), provider(), browserPopupRedirectResolver);

/** Asks Google in a window of its own. Rejects with what nobody can mend by another way. */
export async function openPopup(config: FirebaseConfig): Promise<PopupOutcome> {
  try {
    const auth = openSignIn(config);
    const result = await signInWithPopup(auth, provider(), browserPopupRedirectResolver);
    const idToken = GoogleAuthProvider.credentialFromResult(result)?.idToken;
    return idToken ? { kind: 'token', idToken } : { kind: 'canceled' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** The provider's session that the token-sync endpoint is told of. */
export function openProviderSession(config: FirebaseConfig): ProviderSession {
  const auth = openAuth(config, 'token-sync', browserLocalPersistence);
  return {
    signIn: async (googleIdToken) => {
      await signInWithCredential(auth, GoogleAuthProvider.credential(googleIdToken));
    },
    signOut: () => signOut(auth),
    getToken: async (renew = false) => {
      await auth.authStateReady();
      if (!auth.currentUser) return null;
      const { token, ...times } = await auth.currentUser.getIdTokenResult(renew);
      return {
        token,
        issuedAt: Date.parse(times.issuedAtTime),
        expiresAt: Date.parse(times.expirationTime),
      };
    },
    watch: (listener) => onIdTokenChanged(auth, listener),
  };
}
