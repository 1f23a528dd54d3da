import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Shop } from './model.ts';
import type { Store } from './store.ts';

export type App = { apiKey: string; apiSecret: string };

export type AccessToken = {
  token: string;
  shop: string;
  scopes: string[];
  /** The user of an online token; null for an offline token. */
  userId: number | null;
  expiresAt: number | null;
  refresh: { token: string; expiresAt: number } | null;
  revoked: boolean;
};

/** Overrides that make a session token invalid. */
export type SessionClaims = {
  userId?: number;
  expired?: boolean;
  aud?: string;
  dest?: string;
  iss?: string;
  secret?: string;
};

const secondsToLive = 60;
export const offlineSeconds = 3_600;
export const onlineSeconds = 86_399;
export const refreshSeconds = 90 * 86_400;

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);
const random = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Session tokens for the browser, access tokens for the server. */
export function createTokens(store: Store, app: App) {
  const issued = new Map<string, AccessToken>();

  function issue(shop: Shop, userId: number | null, expiring: boolean): AccessToken {
    const now = store.now();
    const lives = userId ? onlineSeconds : offlineSeconds;
    const refreshes = expiring && !userId;
    const token: AccessToken = {
      token: random(userId ? 'shpua' : 'shpat'),
      shop: shop.domain,
      scopes: [...(shop.installation?.scopes ?? [])],
      userId,
      expiresAt: userId || expiring ? now + lives * 1_000 : null,
      refresh: refreshes
        ? { token: random('shprt'), expiresAt: now + refreshSeconds * 1_000 }
        : null,
      revoked: false,
    };
    issued.set(token.token, token);
    return token;
  }

  const ofShop = (domain: string): AccessToken[] =>
    [...issued.values()].filter(({ shop }) => shop === domain);

  return {
    ...createSessionTokens(app),
    issue,
    ofShop,

    /** Finds a valid access token of this shop. */
    find: (token: string, domain: string): AccessToken | null => {
      const found = issued.get(token);
      if (!found || found.revoked || found.shop !== domain) return null;
      return found.expiresAt === null || found.expiresAt > store.now() ? found : null;
    },

    /**
     * Exchanges a refresh token, which works once, for a new token pair; the old pair is revoked.
     */
    refresh: (shop: Shop, refreshToken: string): AccessToken | null => {
      const old = ofShop(shop.domain).find(({ refresh }) => refresh?.token === refreshToken);
      if (!old?.refresh || old.revoked || old.refresh.expiresAt <= store.now()) return null;
      old.revoked = true;
      return issue(shop, null, true);
    },

    revoke: (domain: string): void => {
      for (const token of ofShop(domain)) token.revoked = true;
    },

    /** Expires the access tokens; refresh tokens stay valid. */
    expire: (domain: string): void => {
      for (const token of ofShop(domain)) if (token.expiresAt) token.expiresAt = store.now();
    },
  };
}

/** Tokens of the merchant's browser, signed with the app's secret. */
function createSessionTokens(app: App) {
  return {
    /**
     * A session token as from App Bridge's `idToken()`: valid for a minute, signed with the app's
     * secret.
     */
    session: (domain: string, claims: SessionClaims = {}): Promise<string> => {
      // Uses the real clock, as the app does; `advance` only moves the store's clock.
      const now = Math.floor(Date.now() / 1_000) - (claims.expired ? 2 * secondsToLive : 0);
      return new SignJWT({
        iss: claims.iss ?? `https://${domain}/admin`,
        dest: claims.dest ?? `https://${domain}`,
        aud: claims.aud ?? app.apiKey,
        sub: String(claims.userId ?? 1),
        exp: now + secondsToLive,
        nbf: now,
        iat: now,
        jti: randomUUID(),
        sid: randomUUID(),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(keyOf(claims.secret ?? app.apiSecret));
    },

    /** The user of a session token for this shop; null if it is invalid. */
    readSession: async (token: string, domain: string): Promise<number | null> => {
      const read = await jwtVerify(token, keyOf(app.apiSecret), {
        algorithms: ['HS256'],
        audience: app.apiKey,
        issuer: `https://${domain}/admin`,
        requiredClaims: ['exp', 'nbf', 'sub'],
      }).catch(() => null);
      return read?.payload['dest'] === `https://${domain}` ? Number(read.payload.sub) : null;
    },
  };
}
