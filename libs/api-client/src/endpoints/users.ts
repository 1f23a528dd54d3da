import type { LoginResult, SignupByLinkBody, SignupByLinkResult, User } from '@tintory/contract';
import type { Request } from '../request.ts';

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
});
