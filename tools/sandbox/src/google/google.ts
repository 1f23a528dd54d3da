import { randomUUID, createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT, type JWK } from 'jose';

export type Account = { email: string; emailVerified: boolean };

/** A finished sign-in that can be redeemed once, by the session that began it. */
type Pending = Account & { sessionId: string };

export type Google = Awaited<ReturnType<typeof createGoogle>>;

const keyId = 'sandbox-1';
const projectId = 'tintory-local';
const hour = 3_600;

/** A stable subject for an email address. */
export const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 17)}`).toString();

/** Signs what Google and Firebase tell of somebody, with a key of its own. */
async function createSigner(origin: () => string, clientId: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: keyId, use: 'sig', alg: 'RS256' };

  const sign = ({ email, emailVerified }: Account, claims: Record<string, unknown>) => {
    const now = Math.floor(Date.now() / 1_000);
    const common = { email, email_verified: emailVerified, iat: now, exp: now + hour };
    return new SignJWT({ ...common, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: keyId })
      .sign(privateKey);
  };

  /** An ID token as Google writes it; `more` overrides its claims. */
  const idToken = (account: Account, more: Record<string, unknown> = {}) =>
    sign(account, {
      iss: `${origin()}/google`,
      aud: clientId,
      azp: clientId,
      sub: subjectOf(account.email),
      ...more,
    });

  /** A Firebase ID token, which the project's servers verify. */
  const firebaseToken = (account: Account) =>
    sign(account, {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: `sandbox-${subjectOf(account.email)}`,
      auth_time: Math.floor(Date.now() / 1_000),
      // Keeps two tokens of the same second distinct.
      jti: randomUUID(),
    });

  return { jwk, publicKey, idToken, firebaseToken };
}

/** Simulates Google accounts and Firebase's Identity Toolkit. */
export async function createGoogle(origin: () => string, clientId: string) {
  const { jwk, publicKey, idToken, firebaseToken } = await createSigner(origin, clientId);
  const pending = new Map<string, Pending>();
  const refreshTokens = new Map<string, Account>();

  return {
    jwk,
    idToken,

    /** Issues Firebase's tokens for a signed-in account. */
    startSession: async (account: Account) => {
      const refreshToken = randomUUID();
      refreshTokens.set(refreshToken, account);
      return { idToken: await firebaseToken(account), refreshToken };
    },

    /** A new ID token for a refresh token; undefined if the token is unknown. */
    renew: (refreshToken: string): Promise<string> | undefined => {
      const account = refreshTokens.get(refreshToken);
      return account && firebaseToken(account);
    },

    /** The account of a Google or Firebase token issued here; undefined for any other token. */
    accountOf: async (token: string): Promise<Account | undefined> => {
      const read = await jwtVerify(token, publicKey).catch(() => undefined);
      return (
        read && {
          email: String(read.payload['email']),
          emailVerified: read.payload['email_verified'] === true,
        }
      );
    },

    /**
     * Completes a sign-in by popup or redirect: returns the session id and URI that the client
     * library redeems.
     */
    finishRedirect: (account: Account, handler: string) => {
      const sessionId = randomUUID();
      const state = randomUUID();
      const requestUri = `${handler}?${new URLSearchParams({ state, code: randomUUID() })}`;
      pending.set(requestUri, { ...account, sessionId });
      return { sessionId, requestUri };
    },

    /** The account of a finished sign-in, once; undefined if URI and session do not match. */
    redeem: (requestUri: string, sessionId: string): Account | undefined => {
      const found = pending.get(requestUri);
      if (found?.sessionId !== sessionId) return undefined;
      pending.delete(requestUri);
      return found;
    },
  };
}
