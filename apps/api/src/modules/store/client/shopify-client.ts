import '@shopify/shopify-api/adapters/node';
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import type { Config } from '../../../config.ts';

export type Shopify = ReturnType<typeof createShopify>;

/** The schema that the documents in ../graphql are written for. */
const apiVersion = ApiVersion.October26;

/** Longer than any answer of a store takes. */
const timeoutMs = 15_000;

/** The store platform's own library, configured in this one place. */
export function createShopify(config: Config) {
  // The library has one `fetch` for the whole process.
  setAbstractFetchFunc(createStoreFetch(config.SHOPIFY_SHOP_URL));
  return shopifyApi({
    apiKey: config.SHOPIFY_API_KEY,
    apiSecretKey: config.SHOPIFY_API_SECRET,
    scopes: config.SHOPIFY_SCOPES,
    hostName: new URL(config.SHOPIFY_ADMIN_ORIGIN).host,
    apiVersion,
    isEmbeddedApp: true,
    // Errors are thrown, and logged where they are caught.
    logger: { level: LogSeverity.Error, log: () => undefined },
    _logDisabledFutureFlags: false,
  });
}

/**
 * Maps the library's `https://<shop>/…` to the configured origin.
 *
 * @param template an address with `{shop}` in it
 */
const createStoreFetch =
  (template: string): typeof fetch =>
  (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    const shop = template.replace('{shop}', asked.host);
    return fetch(`${shop}${asked.pathname}${asked.search}`, {
      ...init,
      signal: init?.signal ?? AbortSignal.timeout(timeoutMs),
    });
  };
