import type { PrintAddress, PrintParcel, PrintProduct } from '@tintory/contract';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Detail } from '../../platform/detail.ts';
import { createCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import type { BlankUrl } from './catalogue/describe-product.ts';
import { readProducts } from './catalogue/product-records.ts';
import { createEmbeddedProvider, listOwnProducts } from './embedded/embedded-provider.ts';
import { createPrintfulProvider } from './printful/printful-provider.ts';
import type { PrintProvider, ProviderOrder } from './print-provider.ts';
import { createDestinations } from './shipping/destinations.ts';
import { createRates } from './shipping/rates.ts';
import { readShipping } from './shipping/shipping-records.ts';

type Parts = {
  config: Config;
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
};

export type Print = {
  provider: PrintProvider;
  catalogue: Catalogue;
  /** An address's problems by field; empty if it is valid. */
  addressProblems(address: PrintAddress): Record<string, Detail>;
  /** A parcel of the embedded provider; null where there is none under way. */
  findParcel(id: string): Promise<PrintParcel | null>;
};

/** Where an API draws its blanks. */
const blankUrls =
  (origin: string): BlankUrl =>
  (product, area, color) =>
    `${origin}/api/print/blanks/${product}/${area}.webp` +
    (color === null ? '' : `?color=${encodeURIComponent(color)}`);

/** Data that the web app's pages are prerendered with. */
export const drawnProducts = (origin: string, language: string): PrintProduct[] =>
  listOwnProducts({ records: readProducts(), blankUrl: blankUrls(origin) }, language);

/** Keys of Stripe's live mode, in which real money is taken. */
const isLive = (stripeKey: string): boolean => /^[sr]k_live_/.test(stripeKey);

/** Everything about products that pictures are printed on. */
export function createPrint({ config, db, now, onError }: Parts): Print {
  const blankUrl = blankUrls(config.API_ORIGIN);
  const records = readProducts();
  const shipping = readShipping();
  const destinations = createDestinations(shipping);
  const shared = { records, destinations, blankUrl, now };
  const token = config.PRINTFUL_TOKEN;
  const provider: PrintProvider = token
    ? createPrintfulProvider({
        ...shared,
        access: { url: config.PRINTFUL_URL, token, storeId: config.PRINTFUL_STORE_ID },
        webhookSecret: config.PRINTFUL_WEBHOOK_SECRET,
      })
    : createEmbeddedProvider({
        ...shared,
        // It makes nothing, so nobody may pay for it with real money.
        ...(isLive(config.STRIPE_SECRET_KEY) && { records: { ...records, products: [] } }),
        ...{ db, rates: createRates(shipping), dayMs: config.PRINT_DAY_SECONDS * 1_000 },
        parcelUrl: (id) => `${config.WEB_ORIGIN}/print/parcels/${id}`,
      });
  // Loads the catalogue ahead, because reading all of it from Printful takes a while.
  if (token) provider.listProducts('en').catch(onError);
  return {
    provider,
    catalogue: createCatalogue(provider),
    addressProblems: destinations.addressProblems,
    // Other providers' parcels are followed at their carriers.
    findParcel: async (id) => (token ? null : viewParcel(await provider.findOrder(id))),
  };
}

function viewParcel(order: ProviderOrder | null): PrintParcel | null {
  if (order?.status !== 'shipped' && order?.status !== 'delivered') return null;
  return { number: order.externalId.slice(-12).toUpperCase(), status: order.status };
}
