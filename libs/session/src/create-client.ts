import type { LoginResult } from '@tintory/contract';
import { createApi, loadSend, type Api, type ApiOptions } from '@tintory/api-client';
import { createSession, type Session } from './session.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

export type CallOptions = Pick<
  ApiOptions,
  'baseUrl' | 'appId' | 'getLanguage' | 'fetch' | 'report'
>;

type ClientOptions = CallOptions & {
  store?: TokenStore;
  /** How a session is renewed; by its refresh token by default. */
  exchange?: (refreshToken: string) => Promise<LoginResult>;
  /** What every call waits for; nothing by default. */
  opened?: () => Promise<unknown>;
};

export type Client = { api: Api; session: Session };

/**
 * The API client and the session, connected: calls carry the access token and renew it when it is
 * refused.
 */
export function createClient(given: ClientOptions): Client {
  const { store = createTokenStore(), exchange, opened, ...options } = given;
  const session: Session = createSession({
    store,
    exchange: exchange ?? ((refreshToken) => api.users.refreshToken(refreshToken)),
    endOnServer: (token) => api.sessions.logout(token),
    getLocks: () => globalThis.navigator.locks,
  });
  const getToken = opened ? () => opened().then(session.getToken) : session.getToken;
  const api: Api = createApi({ ...options, getToken, refresh: session.refresh });
  if (opened || session.getToken()) void loadSend().catch(() => undefined);
  return { api, session };
}
