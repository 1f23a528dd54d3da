import { randomUUID, createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

export type Account = { email: string; emailVerified: boolean };

/** A redirect on its way back: redeemed once, with the session it began in. */
type Pending = Account & { sessionId: string };

export type Google = Awaited<ReturnType<typeof createGoogle>>;

const keyId = 'sandbox-1';
const hour = 3_600;

/** The same address is always the same person. */
export const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 17)}`).toString();

/** A stand-in for Google's accounts and for Firebase's Identity Toolkit. */
export async function createGoogle(origin: () => string, clientId: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: keyId, use: 'sig', alg: 'RS256' };
  const pending = new Map<string, Pending>();
  const issuer = () => `${origin()}/google`;

  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(privateKey);

  /** An ID token as Google writes it; `more` overrides its claims. */
  const idToken = ({ email, emailVerified }: Account, more: Record<string, unknown> = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    return sign({
      iss: issuer(),
      aud: clientId,
      azp: clientId,
      sub: subjectOf(email),
      email,
      email_verified: emailVerified,
      iat: now,
      exp: now + hour,
      ...more,
    });
  };

  return {
    jwk,
    idToken,

    /** Begins the way back of a redirect: what the client's library keeps for whoever asks. */
    finishRedirect: (account: Account, handler: string) => {
      const sessionId = randomUUID();
      const state = randomUUID();
      const requestUri = `${handler}?${new URLSearchParams({ state, code: randomUUID() })}`;
      pending.set(requestUri, { ...account, sessionId });
      return { sessionId, requestUri };
    },

    /** Who came back, once; undefined for an address or a session that do not belong together. */
    redeem: (requestUri: string, sessionId: string): Account | undefined => {
      const found = pending.get(requestUri);
      if (found?.sessionId !== sessionId) return undefined;
      pending.delete(requestUri);
      return found;
    },
  };
}
