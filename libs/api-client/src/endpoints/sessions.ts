import type {
  LoginByPasswordBody,
  LoginLinkResult,
  LoginResult,
  LoginWithFirebaseResult,
  SessionList,
} from '@tintory/contract';
import type { Request } from '../call.ts';

type Ok = { ok: 1 };

export const sessionsEndpoints = (request: Request) => ({
  loginByPassword: (body: LoginByPasswordBody) =>
    request<LoginResult>({ method: 'POST', path: '/api/sessions', json: body }),

  /** Exchanges the token of a magic link, which works once. */
  loginByToken: (token: string) =>
    request<LoginResult>({
      method: 'POST',
      path: '/api/sessions/login_by_token',
      json: { token },
    }),

  /** The account that the token of a magic link signs in; the token stays valid. */
  readLoginLink: (token: string) =>
    request<LoginLinkResult>({
      method: 'POST',
      path: '/api/sessions/login_link',
      json: { token },
    }),

  loginByGoogle: (idToken: string) =>
    request<LoginResult>({
      method: 'POST',
      path: '/api/sessions/login_by_google',
      json: { id_token: idToken },
    }),

  /** Redeems a finished redirect of the auth provider. */
  loginWithFirebase: (sessionId: string, requestUri: string) =>
    request<LoginWithFirebaseResult>({
      method: 'POST',
      path: '/api/sessions/login_with_firebase',
      json: { session_id: sessionId, request_uri: requestUri },
    }),

  list: (signal?: AbortSignal) => request<SessionList>({ path: '/api/sessions', signal }),

  end: (id: string) =>
    request<Ok>({ method: 'DELETE', path: `/api/sessions/${encodeURIComponent(id)}` }),

  /** Ends the session of this token; a given token is never refreshed for it. */
  logout: (token: string) =>
    request<Ok>({ method: 'POST', path: '/api/sessions/logout', bearer: token }),

  logoutAll: () => request<Ok>({ method: 'POST', path: '/api/sessions/logout_all' }),
});
