import { createApi, type Api, type ApiOptions } from '@tintory/api-client';
import { createSession, type Session } from './session.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

type ClientOptions = Pick<ApiOptions, 'baseUrl' | 'appId' | 'getLanguage' | 'fetch' | 'report'> & {
  store?: TokenStore;
};

export type Client = { api: Api; session: Session };

/** The API and the session, wired to each other: calls carry its token, and renew it when refused. */
export function createClient({ store = createTokenStore(), ...options }: ClientOptions): Client {
  const session: Session = createSession({
    store,
    exchange: (refreshToken) => api.users.refreshToken(refreshToken),
    endOnServer: (token) => api.sessions.logout(token),
    locks: globalThis.navigator.locks,
  });
  const api: Api = createApi({ ...options, getToken: session.getToken, refresh: session.refresh });
  return { api, session };
}
