import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@tintory/api-client';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { Client } from './create-client.ts';
import { shareMemberNews } from './member-news.ts';
import type { Session } from './session.ts';
import { claimsOf } from './tokens.ts';

type ClientContextValue = Client & { storeHost: string | null };

const ClientContext = createContext<ClientContextValue | null>(null);

type SessionProviderProps = Client & { storeHost?: string | null; children: ReactNode };

/**
 * Makes the API and the session known below. Stands inside TanStack's `QueryClientProvider`: what
 * was fetched for one account is forgotten when another one, or nobody, takes its place.
 */
export function SessionProvider({
  api,
  session,
  storeHost = null,
  children,
}: SessionProviderProps) {
  useFollow(session);
  return <ClientContext value={{ api, session, storeHost }}>{children}</ClientContext>;
}

/** Whose session it is, as its token says; null while it is nobody's. */
function accountOf(session: Session): string | null {
  const token = session.getToken();
  return token === null ? null : String(claimsOf(token)['sub']);
}

function useFollow(session: Session) {
  const queries = useQueryClient();
  useEffect(() => session.start(), [session]);
  useEffect(() => shareMemberNews(queries), [queries]);
  useEffect(() => {
    let before = accountOf(session);
    return session.subscribe(() => {
      const account = accountOf(session);
      if (account === before) return;
      const wasNobody = before === null;
      before = account;
      if (account === null) queries.clear();
      else if (wasNobody) void queries.invalidateQueries();
      else void queries.resetQueries();
    });
  }, [session, queries]);
}

export function useClient(): ClientContextValue {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a SessionProvider above it.');
  return client;
}

export const useApi = (): Api => useClient().api;
