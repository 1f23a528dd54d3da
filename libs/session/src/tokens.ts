import type { LoginWithFirebaseResult } from '@tintory/contract';

/**
 * What is known of a session; an access token alone is enough to be signed in for a while. Google's
 * token is there after signing in with it, and never stored.
 */
export type Tokens = Pick<LoginWithFirebaseResult, 'access_token'> &
  Partial<Omit<LoginWithFirebaseResult, 'access_token'>>;

/** The unverified claims of a JWT: hints only. Empty if the token is not a JWT. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as never;
  } catch {
    return {};
  }
}

/** The user id in the access token; null while there is none. */
export const accountOf = (tokens: Tokens | null): string | null =>
  tokens ? String(claimsOf(tokens.access_token)['sub']) : null;

/** Expiry of a JWT in seconds since 1970; null if the token is not one or never expires. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp : null;
}
