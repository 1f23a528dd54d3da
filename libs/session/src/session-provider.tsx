import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userQuery, type Api } from '@tintory/api-client';
import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Client } from './create-client.ts';
import { shareMember } from './share-member.ts';
import type { Session } from './session.ts';

type ClientContextValue = Client & { storeHost: string | null };

const ClientContext = createContext<ClientContextValue | null>(null);

type SessionProviderProps = Client & { storeHost?: string | null; children: ReactNode };

/**
 * Makes the API and the session known below. Stands inside TanStack's `QueryClientProvider`: what
 * was fetched for one account is forgotten when another one, or nobody, takes its place. What
 * stands below begins anew when an account is left: its photos are nobody else's.
 */
export function SessionProvider({
  api,
  session,
  storeHost = null,
  children,
}: SessionProviderProps) {
  useFollow(session);
  const person = useSyncExternalStore(session.subscribe, session.getPerson, session.getPerson);
  return (
    <ClientContext value={{ api, session, storeHost }}>
      <KeepShop api={api} session={session} />
      <Fragment key={person}>{children}</Fragment>
    </ClientContext>
  );
}

function useFollow(session: Session) {
  const queries = useQueryClient();
  useEffect(() => session.start(), [session]);
  useEffect(() => shareMember(queries), [queries]);
  useEffect(() => {
    let before = session.getAccount();
    return session.subscribe(() => {
      const account = session.getAccount();
      if (account === before) return;
      before = account;
      if (account === null) queries.clear();
      else void queries.invalidateQueries();
    });
  }, [session, queries]);
  // Before the page below is mounted again and makes the next account's requests.
  useEffect(() => session.onLeave(() => queries.clear()), [session, queries]);
}

/** Keeps the stored shop in line with the profile. */
function KeepShop({ api, session }: Client) {
  const { data: user } = useQuery({ ...userQuery(api), enabled: false });
  useEffect(() => {
    if (user && user.id === session.getAccount()) session.keepShop(user.shopify_domain);
  }, [user, session]);
  return null;
}

export function useClient(): ClientContextValue {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a SessionProvider above it.');
  return client;
}

export const useApi = (): Api => useClient().api;
