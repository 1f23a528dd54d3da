import { useQuery } from '@tanstack/react-query';
import { memberQuery, userQuery } from '@tintory/api-client';
import { useSyncExternalStore } from 'react';
import { isLoggedIn, isStoreContext } from './derived.ts';
import { useClient } from './session-provider.tsx';

/** The tokens at hand and what can be done with them. */
export function useSession() {
  const { session } = useClient();
  const tokens = useSyncExternalStore(session.subscribe, session.getTokens, session.getTokens);
  const { login, logout, forget, whenSignedIn } = session;
  return { tokens, hasToken: tokens !== null, login, logout, forget, whenSignedIn };
}

/** The user of the token at hand; asks nothing while there is none. */
export function useUser() {
  const { api } = useClient();
  const { hasToken } = useSession();
  const query = useQuery({ ...userQuery(api), enabled: hasToken });
  const user = hasToken ? query.data : undefined;
  return { ...query, user, isLoggedIn: isLoggedIn(user) };
}

/** The current membership, a store's own in the store context; follows the window's focus. */
export function useMember() {
  const { api, storeHost } = useClient();
  const { hasToken } = useSession();
  const { user } = useUser();
  const isStore = isStoreContext(globalThis.location.host, storeHost, user);
  const query = useQuery({
    ...memberQuery(api, isStore ? 'store' : 'consumer'),
    // On the store's own host there is nothing to learn of the user first.
    enabled: hasToken && (isStore || user !== undefined),
    refetchOnWindowFocus: 'always',
  });
  return { ...query, member: hasToken ? query.data : undefined, isStore };
}
