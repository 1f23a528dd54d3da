import {
  AuthScopes,
  HttpResponseError,
  RequestedTokenType,
  type Session,
} from '@shopify/shopify-api';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Sealer } from '../../../platform/sealer.ts';
import type { Shopify } from '../client/shopify-client.ts';
import * as repository from './shops.repository.ts';
import type { ShopRow } from './shops.repository.ts';
import { createTokenTurns } from './token-turns.ts';

/** A token that ends sooner than this is renewed before it is used. */
const earlyMs = 2 * 60_000;

type Dependencies = { db: Database; shopify: Shopify; sealer: Sealer; now: () => Date };

export type ShopTokens = ReturnType<typeof createShopTokens>;

/** The tokens that open a shop: had for a session token, renewed when they end, sealed at rest. */
export function createShopTokens({ db, shopify, sealer, now }: Dependencies) {
  const inTurn = createTokenTurns(db, now);
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

  /** Tokens that cannot be renewed are forgotten. */
  async function renewed(shop: ShopRow): Promise<repository.TokenChange> {
    const refreshToken = refreshOf(shop);
    const session = refreshToken && (await refresh(shop.domain, refreshToken));
    return session ? toColumns(shop.domain, session) : repository.noTokens;
  }

  /** @throws AppError `StoreGone` */
  async function renew(domain: string, refused?: string): Promise<string> {
    const other = (shop: ShopRow) => {
      const token = accessOf(shop);
      return token === refused ? undefined : token;
    };
    const isLocked = ({ accessToken, uninstalledAt }: ShopRow) => !accessToken || !!uninstalledAt;
    await inTurn(domain, {
      isDone: (shop) => isLocked(shop) || other(shop) !== undefined,
      change: renewed,
    });
    const shop = await repository.findShop(db, domain);
    const token = shop && !isLocked(shop) && other(shop);
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
    forget: async (domain: string, refused: string): Promise<void> => {
      const shop = await repository.findShop(db, domain);
      if (!shop?.accessToken || open(shop.accessToken, domain, 'access') !== refused) return;
      await repository.forgetTokens(db, domain, shop.accessToken);
    },

    /**
     * Gets tokens for a session token, unless good ones are held.
     *
     * @returns whether it had to: much may have happened in the shop since
     * @throws AppError `Unauthorized` when the store gives none
     */
    ensure: async (domain: string, sessionToken: string): Promise<boolean> => {
      await repository.openShop(db, domain, now());
      try {
        return await inTurn(domain, {
          isDone: (shop) => !shop.uninstalledAt && isUsable(shop),
          anyway: true,
          change: async (shop) => {
            const session = await exchange(shopify, domain, sessionToken);
            const returns = !shop.installedAt || shop.uninstalledAt !== null;
            return {
              ...toColumns(domain, session),
              ...(returns ? { installedAt: now() } : {}),
              uninstalledAt: null,
              redactedAt: null,
            };
          },
        });
      } catch (error) {
        await repository.deleteUnused(db, domain);
        throw error;
      }
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
