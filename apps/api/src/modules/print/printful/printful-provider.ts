import { matchLanguage } from '@tintory/locales';
import type { BlankUrl } from '../catalogue/describe-product.ts';
import type { ProductRecords } from '../catalogue/product-records.ts';
import type { PrintProvider } from '../print-provider.ts';
import type { Destinations } from '../shipping/destinations.ts';
import { readOffers } from './offers.ts';
import { createPrintfulCatalogue } from './printful-catalogue.ts';
import { createPrintfulClient, type PrintfulAccess } from './printful-client.ts';
import { unavailable } from './printful-failure.ts';
import { createPrintfulMockups, type MockupTimes } from './printful-mockups.ts';
import { createPrintfulOrders } from './printful-orders.ts';
import { createPrintfulShipping } from './printful-shipping.ts';
import { readPrintfulWebhook } from './read-printful-webhook.ts';

type Parts = {
  access: PrintfulAccess;
  webhookSecret: string | undefined;
  records: ProductRecords;
  destinations: Destinations;
  blankUrl: BlankUrl;
  now: () => Date;
  mockupTimes?: MockupTimes;
};

/** The Printful provider: API v2, and v1 for cancellations. */
export function createPrintfulProvider(parts: Parts): PrintProvider {
  const { destinations, webhookSecret } = parts;
  const client = createPrintfulClient(parts.access);
  const catalogue = createPrintfulCatalogue({ ...parts, client, offers: readOffers() });
  const shipping = createPrintfulShipping({ ...parts, client, catalogue });
  const orders = createPrintfulOrders({ client, catalogue, destinations });
  const mockups = createPrintfulMockups({ client, catalogue, times: parts.mockupTimes });
  const findOrder = inOurWords(orders.find);
  return {
    name: 'printful',
    listProducts: catalogue.list,
    listCountries: async (language) =>
      destinations.describe(await shipping.countries(), matchLanguage([language])),
    quote: inOurWords(shipping.quote),
    mockups: inOurWords(mockups),
    draftOrder: inOurWords(orders.draft),
    confirmOrder: inOurWords(orders.confirm),
    findOrder,
    cancelOrder: inOurWords(orders.cancel),
    readWebhook: async (body, headers) => {
      const id = readPrintfulWebhook(body, headers['x-pf-webhook-signature'], webhookSecret);
      // Its data may be old: events come late, twice and out of order.
      return id === null ? null : findOrder(id);
    },
  };
}

/** The same call, failing in the product's words. */
const inOurWords =
  <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    try {
      return await ask(...args);
    } catch (error) {
      throw unavailable(error);
    }
  };
