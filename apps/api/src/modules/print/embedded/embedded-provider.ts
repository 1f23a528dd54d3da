import type { PrintProduct } from '@tintory/contract';
import { matchLanguage } from '@tintory/locales';
import type { Database } from '../../../platform/database/database.ts';
import type { Detail } from '../../../platform/detail.ts';
import { AppError } from '../../../platform/errors.ts';
import { describeProduct, type BlankUrl } from '../catalogue/describe-product.ts';
import type { ProductRecords } from '../catalogue/product-records.ts';
import type { PrintProvider, ProviderOrderRequest } from '../print-provider.ts';
import { assertDestination } from '../shipping/assert-destination.ts';
import type { Destinations } from '../shipping/destinations.ts';
import type { Rates } from '../shipping/rates.ts';
import { createEmbeddedOrders } from './embedded-orders.ts';

export type EmbeddedParts = {
  db: Database;
  records: ProductRecords;
  rates: Rates;
  destinations: Destinations;
  blankUrl: BlankUrl;
  now: () => Date;
  dayMs: number;
  parcelUrl: (externalId: string) => string;
};

/** The catalogue as it is without another provider. */
export const listOwnProducts = (
  { records, blankUrl }: Pick<EmbeddedParts, 'records' | 'blankUrl'>,
  language: string,
): PrintProduct[] =>
  records.products.flatMap((record) => {
    const product = describeProduct(record, {
      ...{ records, language: matchLanguage([language]), blankUrl },
      factsOf: ({ price }) => ({ price, available: true }),
    });
    return product ? [product] : [];
  });

/** The embedded provider: catalogue, zones and weights as data, orders advanced by a clock. */
export function createEmbeddedProvider(parts: EmbeddedParts): PrintProvider {
  const { rates, destinations } = parts;
  const orders = createEmbeddedOrders(parts);
  const list = (language: string) => listOwnProducts(parts, language);

  return {
    name: 'embedded',
    listProducts: (language) => Promise.resolve(list(language)),
    listCountries: (language) =>
      Promise.resolve(destinations.describe(rates.countries, matchLanguage([language]))),
    quote: async ({ countryCode, zip, weight }, language) => {
      assertDestination(destinations, rates.countries, countryCode, zip);
      return rates.quote(countryCode, weight, matchLanguage([language]));
    },
    // It has no product to photograph: the mock-ups that are rendered here are all there is.
    mockups: () => Promise.resolve([]),
    draftOrder: async (order) => {
      const known = await orders.find(order.externalId);
      if (known) return known;
      const { address, shippingMethodId } = order;
      const method = rates.methodOf(address.country_code, shippingMethodId);
      const details: Record<string, Detail> = {
        ...itemProblems(order, list('en')),
        ...destinations.addressProblems(address),
        ...(!rates.serves(address.country_code) && { country_code: { text: 'notSentThere' } }),
        ...(!method && { shipping_method_id: { text: 'notAllowed' } }),
      };
      if (!method || Object.keys(details).length > 0) {
        throw new AppError('PrintRefused', { details });
      }
      return orders.draft(order.externalId, method.days[1]);
    },
    confirmOrder: async ({ externalId }) => {
      const order = await orders.accept(externalId);
      if (!order) throw new AppError('PrintRefused');
      return order;
    },
    findOrder: orders.find,
    cancelOrder: orders.cancel,
    // It sends no webhooks; its state is polled.
    readWebhook: () => Promise.reject(new AppError('BadSignature')),
  };
}

/** The problems of an order: unknown variants, and files for unknown areas. */
function itemProblems(
  { items }: ProviderOrderRequest,
  products: readonly PrintProduct[],
): Record<string, Detail> {
  const details: Record<string, Detail> = {};
  for (const [index, { variantId, files }] of items.entries()) {
    const product = products.find(({ variants }) => variants.some(({ id }) => id === variantId));
    const areas = product?.print_areas.map(({ id }) => id) ?? [];
    if (!product) details[`items.${index}.variant_id`] = { text: 'notAllowed' };
    else if (files.length === 0 || files.some(({ areaId }) => !areas.includes(areaId))) {
      details[`items.${index}.files`] = { text: 'notAllowed' };
    }
  }
  return details;
}
