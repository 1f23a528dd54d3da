import type { LoginWithFirebaseResult } from '@tintory/contract';

/**
 * What is known of a session; an access token alone is enough to be signed in for a while. Google's
 * token is there after signing in with it, and never stored.
 */
export type Tokens = Pick<LoginWithFirebaseResult, 'access_token'> &
  Partial<Omit<LoginWithFirebaseResult, 'access_token'>>;

/** The claims of a JWT, unverified: no more than hints. None where the token is no JWT. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as never;
  } catch {
    return {};
  }
}

/** Whose session it is, as its access token says; null while it is nobody's. */
export const accountOf = (tokens: Tokens | null): string | null =>
  tokens ? String(claimsOf(tokens.access_token)['sub']) : null;

/** Expiry of a JWT in seconds since 1970, or null where the token is none or has no end. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp : null;
}
