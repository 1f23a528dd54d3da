import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Shop } from './model.ts';
import type { Store } from './store.ts';

export type App = { apiKey: string; apiSecret: string };

export type AccessToken = {
  token: string;
  shop: string;
  scopes: string[];
  /** The person whose online token this is; null for an offline one. */
  userId: number | null;
  expiresAt: number | null;
  refresh: { token: string; expiresAt: number } | null;
  revoked: boolean;
};

/** How to make a session token that is not as it should be. */
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

    /** A token that opens this shop now. */
    find: (token: string, domain: string): AccessToken | null => {
      const found = issued.get(token);
      if (!found || found.revoked || found.shop !== domain) return null;
      return found.expiresAt === null || found.expiresAt > store.now() ? found : null;
    },

    /** A new pair for a refresh token, which works once; the old pair ends. */
    refresh: (shop: Shop, refreshToken: string): AccessToken | null => {
      const old = ofShop(shop.domain).find(({ refresh }) => refresh?.token === refreshToken);
      if (!old?.refresh || old.revoked || old.refresh.expiresAt <= store.now()) return null;
      old.revoked = true;
      return issue(shop, null, true);
    },

    revoke: (domain: string): void => {
      for (const token of ofShop(domain)) token.revoked = true;
    },

    /** Access tokens end now; what refreshes them stays good. */
    expire: (domain: string): void => {
      for (const token of ofShop(domain)) if (token.expiresAt) token.expiresAt = store.now();
    },
  };
}

/** Tokens of the merchant's browser, signed with the app's secret. */
function createSessionTokens(app: App) {
  return {
    /** What App Bridge's `idToken()` gives: a minute long, signed with the app's secret. */
    session: (domain: string, claims: SessionClaims = {}): Promise<string> => {
      // By the real clock, which the app has, too; `advance` moves the store's alone.
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

    /** The person of a session token for this shop; null when it is not a valid one. */
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
