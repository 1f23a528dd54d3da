import type { Session } from '@shopify/shopify-api';
import type { Sealer } from '../../../platform/sealer.ts';
import type { ShopRow } from './shops.repository.ts';

/** A token that ends sooner than this is renewed before it is used, in milliseconds. */
const earlyMs = 2 * 60_000;

export type SealedTokens = ReturnType<typeof createSealedTokens>;

/** A shop's tokens as its row keeps them: sealed, each for its shop and column. */
export function createSealedTokens({ sealer, now }: { sealer: Sealer; now: () => Date }) {
  const seal = (token: string | undefined, shop: string, column: string) =>
    token ? sealer.seal(token, `shops:${shop}:${column}`) : null;
  const open = (sealed: string | null, shop: string, column: string) =>
    sealed ? sealer.open(sealed, `shops:${shop}:${column}`) : undefined;
  /** By our clock; the library uses its own. */
  const ends = (date: Date | undefined) => (date ? new Date(+date - Date.now() + +now()) : null);

  return {
    toColumns: (shop: string, session: Session) => ({
      accessToken: seal(session.accessToken, shop, 'access'),
      accessExpiresAt: ends(session.expires),
      refreshToken: seal(session.refreshToken, shop, 'refresh'),
      refreshExpiresAt: ends(session.refreshTokenExpires),
      scopes: session.scope ?? null,
    }),

    /** The access token, whatever time is left to it. */
    heldBy: ({ accessToken, domain }: ShopRow): string | undefined =>
      open(accessToken, domain, 'access'),

    /** The access token, while it is good for long enough. */
    accessOf: (shop: ShopRow): string | undefined => {
      const end = shop.accessExpiresAt;
      if (end && +end - +now() < earlyMs) return undefined;
      return open(shop.accessToken, shop.domain, 'access');
    },

    /** The refresh token, while it is good. */
    refreshOf: (shop: ShopRow): string | undefined => {
      const end = shop.refreshExpiresAt;
      return end && end > now() ? open(shop.refreshToken, shop.domain, 'refresh') : undefined;
    },
  };
}
