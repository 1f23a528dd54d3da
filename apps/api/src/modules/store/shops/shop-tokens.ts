import {
  AuthScopes,
  HttpResponseError,
  RequestedTokenType,
  type Session,
} from '@shopify/shopify-api';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Sealer } from '../../../platform/sealer.ts';
import type { Shopify } from '../client/shopify-client.ts';
import * as repository from './shops.repository.ts';
import type { ShopRow } from './shops.repository.ts';

/** A token that ends sooner than this is renewed before it is used. */
const earlyMs = 2 * 60_000;

type Dependencies = { db: Database; shopify: Shopify; sealer: Sealer; now: () => Date };

export type ShopTokens = ReturnType<typeof createShopTokens>;

/** The tokens that open a shop: had for a session token, renewed when they end, sealed at rest. */
export function createShopTokens({ db, shopify, sealer, now }: Dependencies) {
  const seal = (token: string | undefined, shop: string, column: string) =>
    token ? sealer.seal(token, `shops:${shop}:${column}`) : null;
  const open = (sealed: string | null, shop: string, column: string) =>
    sealed ? sealer.open(sealed, `shops:${shop}:${column}`) : undefined;

  /** By our clock: the library counts from its own. */
  const ends = (date: Date | undefined) => (date ? new Date(+date - Date.now() + +now()) : null);

  const toColumns = (shop: string, session: Session) => ({
    accessToken: seal(session.accessToken, shop, 'access'),
    accessExpiresAt: ends(session.expires),
    refreshToken: seal(session.refreshToken, shop, 'refresh'),
    refreshExpiresAt: ends(session.refreshTokenExpires),
    scopes: session.scope ?? null,
  });

  function accessOf(shop: ShopRow): string | undefined {
    const end = shop.accessExpiresAt;
    if (end && +end - +now() < earlyMs) return undefined;
    return open(shop.accessToken, shop.domain, 'access');
  }

  function refreshOf(shop: ShopRow): string | undefined {
    const end = shop.refreshExpiresAt;
    return end && end > now() ? open(shop.refreshToken, shop.domain, 'refresh') : undefined;
  }

  /** Whether the shop can be called, now or after a renewal, for all we want to do in it. */
  function isUsable(shop: ShopRow): boolean {
    if (!accessOf(shop) && !refreshOf(shop)) return false;
    return new AuthScopes(shop.scopes ?? '').has(shopify.config.scopes ?? '');
  }

  /**
   * Renews under the row's lock, so that calls at the same moment use the refresh token once. Tokens
   * that cannot be renewed are forgotten.
   */
  async function renew(domain: string, refused?: string): Promise<string> {
    const token = await db.transaction(async (tx) => {
      const shop = await repository.lockShop(tx, domain);
      if (!shop || shop.uninstalledAt) return undefined;
      const known = accessOf(shop);
      if (known && known !== refused) return known;
      const refreshToken = refreshOf(shop);
      const session = refreshToken && (await refresh(domain, refreshToken));
      const columns = session ? toColumns(domain, session) : repository.noTokens;
      await repository.updateShop(tx, domain, columns);
      return session ? session.accessToken : undefined;
    });
    if (!token) throw new AppError('StoreGone');
    return token;
  }

  async function refresh(shop: string, refreshToken: string): Promise<Session | undefined> {
    try {
      return (await shopify.auth.refreshToken({ shop, refreshToken })).session;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw new AppError('ProviderUnavailable', { cause: error });
    }
  }

  return {
    /** A token that is good for a while. @throws AppError `StoreGone` */
    access: async (domain: string): Promise<string> => {
      const shop = await repository.findShop(db, domain);
      if (!shop || shop.uninstalledAt) throw new AppError('StoreGone');
      return accessOf(shop) ?? renew(domain);
    },

    /** Another token than the one the store refused. @throws AppError `StoreGone` */
    renew,

    /** After the store refused a token that should be good: it is not used again. */
    forget: (domain: string, refused: string): Promise<void> =>
      db.transaction(async (tx) => {
        const shop = await repository.lockShop(tx, domain);
        if (!shop || open(shop.accessToken, domain, 'access') !== refused) return;
        await repository.updateShop(tx, domain, repository.noTokens);
      }),

    /**
     * Gets tokens for a session token, unless good ones are held.
     *
     * @returns whether it had to: much may have happened in the shop since
     */
    ensure: async (tx: Transaction, shop: ShopRow, sessionToken: string): Promise<boolean> => {
      if (!shop.uninstalledAt && isUsable(shop)) return false;
      const session = await exchange(shopify, shop.domain, sessionToken);
      const returns = !shop.installedAt || shop.uninstalledAt !== null;
      await repository.updateShop(tx, shop.domain, {
        ...toColumns(shop.domain, session),
        ...(returns ? { installedAt: now() } : {}),
        uninstalledAt: null,
        redactedAt: null,
      });
      return true;
    },
  };
}

async function exchange(shopify: Shopify, shop: string, sessionToken: string): Promise<Session> {
  try {
    const { session } = await shopify.auth.tokenExchange({
      shop,
      sessionToken,
      requestedTokenType: RequestedTokenType.OfflineAccessToken,
      expiring: true,
    });
    return session;
  } catch (error) {
    // Refused, or over since it was read: a fresh one may do.
    if (isRefusal(error)) throw new AppError('Unauthorized', { cause: error });
    throw new AppError('ProviderUnavailable', { cause: error });
  }
}

/** The store understood and said no; anything else may pass. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpResponseError &&
  error.response.code >= 400 &&
  error.response.code < 500 &&
  error.response.code !== 429;
