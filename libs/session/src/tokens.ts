import type { LoginResult } from '@tintory/contract';

/** What is known of a session; an access token alone is enough to be signed in for a while. */
export type Tokens = Pick<LoginResult, 'access_token'> & Partial<Omit<LoginResult, 'access_token'>>;

/** The claims of a JWT, unverified: no more than hints. None where the token is no JWT. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as never;
  } catch {
    return {};
  }
}

/** Expiry of a JWT in seconds since 1970, or null where the token is none or has no end. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp : null;
}
