import type { LoginResult } from '@tintory/contract';

/** What is known of a session; an access token alone is enough to be signed in for a while. */
export type Tokens = Pick<LoginResult, 'access_token'> & Partial<Omit<LoginResult, 'access_token'>>;

/** Expiry of a JWT in seconds since 1970, or null where the token is none or has no end. */
export function expiryOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp } = claims as { exp?: unknown };
    return typeof exp === 'number' ? exp : null;
  } catch {
    return null;
  }
}
