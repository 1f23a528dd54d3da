import type { ShippingMethod } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { AppError } from '../../../platform/errors.ts';
import type { MethodRecord, ShippingRecords } from './shipping-records.ts';

export type Rates = ReturnType<typeof createRates>;

/** Shipping prices by zone and weight. */
export function createRates({ zones, methodNames }: ShippingRecords) {
  const zoneOf = (country: string) => zones.find(({ countries }) => countries.includes(country));
  const priceOf = (method: MethodRecord, weight: number) =>
    method.bands.find(({ upTo }) => weight <= upTo)?.price;

  return {
    countries: zones.flatMap(({ countries }) => countries),
    serves: (country: string): boolean => zoneOf(country) !== undefined,
    methodOf: (country: string, methodId: string): MethodRecord | undefined =>
      zoneOf(country)?.methods.find(({ id }) => id === methodId),
    /** @throws AppError InvalidInput for a country that is not served, or more than a parcel holds */
    quote: (country: string, weight: number, language: Language): ShippingMethod[] => {
      const zone = zoneOf(country);
      if (!zone) throw refusal('country_code', { text: 'notSentThere' });
      const methods = zone.methods.flatMap((method): ShippingMethod[] => {
        const price = priceOf(method, weight);
        if (price === undefined) return [];
        const [min_days, max_days] = method.days;
        const name = methodNames[method.id]?.[language] ?? method.id;
        return [{ id: method.id, name, price, currency: 'USD', min_days, max_days }];
      });
      if (methods.length > 0) return methods;
      const most = Math.max(...zone.methods.flatMap(({ bands }) => bands.map(({ upTo }) => upTo)));
      throw refusal('weight', { text: 'largest', most });
    },
  };
}

const refusal = (
  field: string,
  detail: { text: 'notSentThere' } | { text: 'largest'; most: number },
) => new AppError('InvalidInput', { details: { [field]: detail } });
