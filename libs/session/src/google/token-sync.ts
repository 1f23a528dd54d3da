import { safeStorage } from '../safe-storage.ts';
import type { Session } from '../session.ts';
import { claimsOf } from '../tokens.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { createTokenFollower } from './follow-token.ts';
import type { ProviderSession } from './provider-session.ts';

type TokenSyncOptions = {
  tokenSync: NonNullable<FirebaseConfig['tokenSync']>;
  session: Pick<Session, 'getTokens' | 'subscribe'>;
  openProvider: () => Promise<ProviderSession>;
  /** Ends with the page that started it. */
  signal: AbortSignal;
};

/** The account whose token the endpoint has; shared by all pages. */
const accountKey = 'token_sync_account';

/**
 * Tells the deployment's own endpoint of the provider's token: a POST after signing in with Google
 * and with each new token, a DELETE when the session here or at the provider ends.
 */
export function startTokenSync({ tokenSync, session, openProvider, signal }: TokenSyncOptions) {
  const { url, maxAgeSeconds } = tokenSync;
  const storage = safeStorage();
  let queue = Promise.resolve();
  let begun: unknown = null;

  /** One request at a time: a DELETE must not overtake its POST. */
  const enqueue = (task: () => Promise<void>) => {
    queue = queue.then(() => (signal.aborted ? undefined : task())).catch(() => undefined);
  };

  const end = async () => {
    follower.stop();
    storage.removeItem(accountKey);
    await tell(url, null).catch(() => undefined);
    await (await openProvider()).signOut();
  };

  const follower = createTokenFollower({
    openProvider,
    maxAgeSeconds,
    enqueue,
    onToken: (token) => tell(url, token),
    onEnd: end,
  });

  const begin = async (account: string, googleIdToken: string) => {
    follower.stop();
    storage.setItem(accountKey, account);
    await (await openProvider()).signIn(googleIdToken);
    await follower.start(true);
  };

  /** Makes the provider's session follow ours. */
  const settle = async () => {
    const tokens = session.getTokens();
    const account = tokens && String(claimsOf(tokens.access_token)['sub']);
    if (account !== null && tokens?.google_id_token && tokens !== begun) {
      begun = tokens;
      return begin(account, tokens.google_id_token);
    }
    const told = storage.getItem(accountKey);
    if (told === null) return;
    if (told === account) await follower.start(false);
    else await end();
  };

  const unsubscribe = session.subscribe(() => enqueue(settle));
  signal.addEventListener('abort', () => {
    unsubscribe();
    follower.stop();
  });
  enqueue(settle);
}

/** With the endpoint's cookies, and `keepalive` for a page that closes. */
async function tell(url: string, token: string | null): Promise<void> {
  await fetch(url, {
    method: token ? 'POST' : 'DELETE',
    credentials: 'include',
    keepalive: true,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}
