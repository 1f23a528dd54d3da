import type { PrintProduct, ShippingMethod } from '@tintory/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { Parcel } from '../print-provider.ts';
import { assertDestination } from '../shipping/assert-destination.ts';
import type { Destinations } from '../shipping/destinations.ts';
import { keep } from './keep.ts';
import type { PrintfulCatalogue } from './printful-catalogue.ts';
import type { PrintfulClient } from './printful-client.ts';
import { isRefusal, unavailable } from './printful-failure.ts';

const country = z.object({ code: z.string() });

const rates = z.object({
  data: z.array(
    z.object({
      shipping: z.string(),
      shipping_method_name: z.string(),
      rate: z.string(),
      currency: z.string(),
      min_delivery_days: z.int().nullish(),
      max_delivery_days: z.int().nullish(),
    }),
  ),
});

/** Destinations change rarely. */
const freshMs = 86_400_000;
/**
 * Used if Printful gives none; its site says 2 to 5 days of production and up to 3 weeks of
 * shipping.
 */
const usualDays = { min: 5, max: 26 };
const locales: Record<string, string> = { de: 'de_DE', en: 'en_US' };

type Parts = {
  client: PrintfulClient;
  catalogue: PrintfulCatalogue;
  destinations: Destinations;
  now: () => Date;
};

/** Countries and prices as Printful tells them. */
export function createPrintfulShipping({ client, catalogue, destinations, now }: Parts) {
  const live = keep(
    async () => (await client.list('/v2/countries', country)).map(({ code }) => code),
    freshMs,
    now,
  );
  const countries = () => live().catch((error: unknown) => Promise.reject(unavailable(error)));

  async function ask(parcel: Parcel, language: string) {
    const { countryCode, zip } = parcel;
    const state = destinations.stateOfZip(countryCode, zip);
    const body = {
      recipient: {
        country_code: countryCode,
        ...(state && { state_code: state }),
        ...(zip && { zip }),
      },
      order_items: await itemsOf(catalogue, parcel),
      currency: 'USD',
    };
    const locale = locales[language] ?? 'en_US';
    return client.call('POST', '/v2/shipping-rates', rates, { body, language: locale });
  }

  return {
    countries,
    /** @throws AppError InvalidInput for what Printful does not send there */
    quote: async (parcel: Parcel, language: string): Promise<ShippingMethod[]> => {
      assertDestination(destinations, await countries(), parcel.countryCode, parcel.zip);
      try {
        return (await ask(parcel, language)).data.map(methodOf);
      } catch (error) {
        if (!isRefusal(error)) throw unavailable(error);
        const field = /zip|postal/i.test(error.message) ? 'zip_code' : 'country_code';
        const text = field === 'zip_code' ? 'zip' : 'notSentThere';
        throw new AppError('InvalidInput', { cause: error, details: { [field]: { text } } });
      }
    },
  };
}

const methodOf = (rate: z.infer<typeof rates>['data'][number]): ShippingMethod => ({
  id: rate.shipping,
  // The name ends with dates, which are told as days.
  name: rate.shipping_method_name.replace(/\s*\(.*\)\s*$/, '').trim(),
  price: Number(rate.rate),
  currency: rate.currency,
  min_days: rate.min_delivery_days ?? usualDays.min,
  max_days: rate.max_delivery_days ?? usualDays.max,
});

/** A parcel's contents; from its weight alone, as many pieces as weigh the same. */
async function itemsOf(catalogue: PrintfulCatalogue, { items, weight }: Parcel) {
  const wanted = items ?? [pieceFor(await catalogue.list('en'), weight)];
  return Promise.all(
    wanted.map(async ({ variantId, quantity }) => {
      const found = await catalogue.find(variantId);
      if (!found) {
        throw new AppError('InvalidInput', { details: { items: { text: 'notAllowed' } } });
      }
      return { source: 'catalog', catalog_variant_id: found.variant.catalogVariantId, quantity };
    }),
  );
}

/**
 * The heaviest variant that is no heavier than the parcel, so that few pieces add up to its weight.
 */
function pieceFor(products: readonly PrintProduct[], weight: number) {
  const variants = products.flatMap((product) => product.variants);
  const byWeight = variants.toSorted((a, b) => b.weight - a.weight);
  const piece = byWeight.find((one) => one.weight <= weight) ?? byWeight.at(-1);
  if (!piece) throw new AppError('ProviderUnavailable');
  return { variantId: piece.id, quantity: Math.max(1, Math.round(weight / piece.weight)) };
}
