import type {
  LoginResult,
  SetPasswordBody,
  SignupByLinkBody,
  SignupByLinkResult,
  User,
} from '@tintory/contract';
import type { Request } from '../call.ts';

export const usersEndpoints = (request: Request) => ({
  profile: (signal?: AbortSignal) => request<User>({ path: '/api/users/profile', signal }),

  signupByLink: (body: SignupByLinkBody) =>
    request<SignupByLinkResult>({ method: 'POST', path: '/api/users/signup_by_link', json: body }),

  /** Carries the refresh token as its bearer and an empty body; never refreshed and retried itself. */
  refreshToken: (refreshToken: string) =>
    request<LoginResult>({
      method: 'POST',
      path: '/api/users/refresh_token',
      bearer: refreshToken,
    }),

  updateProfile: (name: string) =>
    request<User>({ method: 'POST', path: '/api/users/profile', json: { name } }),

  /** Ends all other sessions. */
  setPassword: (body: SetPasswordBody) =>
    request<{ ok: 1 }>({ method: 'POST', path: '/api/users/password', json: body }),

  /** All data that is kept about the user, as a ZIP. */
  exportData: () => request<Blob>({ path: '/api/users/export', as: 'blob' }),

  /** @param email the account's own address, typed out */
  deleteAccount: (email: string) =>
    request<{ ok: 1 }>({ method: 'POST', path: '/api/users/delete', json: { email } }),
});
