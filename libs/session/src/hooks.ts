import { useQuery } from '@tanstack/react-query';
import { memberQuery, userQuery } from '@tintory/api-client';
import { useSyncExternalStore } from 'react';
import { isLoggedIn, isStoreContext, planState } from './derived.ts';
import { useClient } from './session-provider.tsx';

/** Prerendered pages are a visitor's; the account is known after hydration. */
const nobody = () => null;
const noHost = () => '';
const neverChanges = () => () => undefined;

/** The tokens at hand and their actions. */
export function useSession() {
  const { session } = useClient();
  const tokens = useSyncExternalStore(session.subscribe, session.getTokens, nobody);
  const { login, logout, forget, whenSignedIn } = session;
  return { tokens, hasToken: tokens !== null, login, logout, forget, whenSignedIn };
}

/** The account that is signed in; null for a visitor. Known without asking the server. */
export function useAccount(): string | null {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.getAccount, nobody);
}

/** The user of the token at hand; makes no request without one. */
export function useUser() {
  const { api } = useClient();
  const { hasToken } = useSession();
  const query = useQuery({ ...userQuery(api), enabled: hasToken });
  const user = hasToken ? query.data : undefined;
  return { ...query, user, isLoggedIn: isLoggedIn(hasToken, user) };
}

/** The current membership and what follows from it, a store's own in the store context; follows the window's focus. */
export function useMember() {
  const { api, storeHost } = useClient();
  const { hasToken, tokens } = useSession();
  const { user } = useUser();
  const host = useSyncExternalStore(neverChanges, () => globalThis.location.host, noHost);
  const storedDomain = tokens?.shopify_domain;
  const isStore = isStoreContext({ host, storeHost, storedDomain, user });
  const query = useQuery({
    ...memberQuery(api, isStore ? 'store' : 'consumer'),
    // In the store context the user need not be known first.
    enabled: hasToken && (isStore || user !== undefined),
    refetchOnWindowFocus: 'always',
  });
  const member = hasToken ? query.data : undefined;
  return { ...query, member, plan: planState(member), isStore };
}
