import { PrintfulError } from './printful-error.ts';

const states: Record<string, string[]> = {
  US: ['CA', 'NY', 'TX', 'WA'],
  CA: ['ON', 'QC'],
  AU: ['NSW', 'VIC'],
  ...{ DE: [], FR: [], GB: [], AT: [], SA: [], AE: [], EG: [], JP: [], NL: [] },
};

export const countryViews = () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return Object.entries(states).map(([code, codes]) => ({
    ...{ code, name: names.of(code) ?? code },
    states: codes.map((state) => ({ code: state, name: state })),
  }));
};

type Place = { country_code: string; state_code?: string | undefined; zip?: string | undefined };

/** @throws PrintfulError for an address that cannot be delivered to */
export function assertPlace({ country_code: country, state_code: state, zip }: Place): void {
  const known = states[country];
  if (!known) throw new PrintfulError(400, `Invalid country code: ${country}`);
  if (known.length > 0 && !state) {
    throw new PrintfulError(400, 'State code is required for this country');
  }
  if (country !== 'AE' && !zip) throw new PrintfulError(400, 'ZIP code is required');
}

/** Shipping rates for this number of pieces. */
export function rateViews(country: string, pieces: number) {
  const near = country === 'US' || country === 'CA';
  const rate = (base: number, each: number) => (base + each * (pieces - 1)).toFixed(2);
  const [min, max] = near ? [4, 7] : [8, 14];
  return [
    {
      ...{ shipping: 'STANDARD', shipping_method_name: 'Flat Rate (Estimated delivery: soon) ' },
      ...{ rate: rate(near ? 4.75 : 6.99, 1.5), currency: 'USD' },
      ...{ min_delivery_days: min, max_delivery_days: max },
    },
    ...(near
      ? [
          {
            ...{ shipping: 'PRINTFUL_FAST', shipping_method_name: 'Express' },
            ...{ rate: rate(14.99, 3), currency: 'USD' },
            ...{ min_delivery_days: 2, max_delivery_days: 3 },
          },
        ]
      : []),
  ];
}
