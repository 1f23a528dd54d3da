import { HttpResponseError, RequestedTokenType, type Session } from '@shopify/shopify-api';
import { AppError } from '../../../platform/errors.ts';
import type { Shopify } from '../client/shopify-client.ts';

/**
 * Tokens for a session token.
 *
 * @throws AppError `Unauthorized` where the store refuses it
 */
export async function exchangeToken(
  shopify: Shopify,
  shop: string,
  sessionToken: string,
): Promise<Session> {
  try {
    const { session } = await shopify.auth.tokenExchange({
      shop,
      sessionToken,
      requestedTokenType: RequestedTokenType.OfflineAccessToken,
      expiring: true,
    });
    return session;
  } catch (error) {
    // Refused, or expired since it was read: a fresh one may work.
    if (isRefusal(error)) throw new AppError('Unauthorized', { cause: error });
    throw new AppError('ProviderUnavailable', { cause: error });
  }
}

/** Tokens for a refresh token; undefined where the store refuses it. */
export async function refreshToken(
  shopify: Shopify,
  shop: string,
  token: string,
): Promise<Session | undefined> {
  try {
    return (await shopify.auth.refreshToken({ shop, refreshToken: token })).session;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw new AppError('ProviderUnavailable', { cause: error });
  }
}

/** The store refused it; other errors may be temporary. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpResponseError &&
  error.response.code >= 400 &&
  error.response.code < 500 &&
  error.response.code !== 429;
