import type { LoginResult } from '@tintory/contract';
import type { Request } from '../request.ts';

export const sessionsEndpoints = (request: Request) => ({
  /** Exchanges the token of a magic link, which works once. */
  loginByToken: (token: string) =>
    request<LoginResult>({
      method: 'POST',
      path: '/api/sessions/login_by_token',
      json: { token },
    }),
});
