import type { Database } from '../../platform/database/database.ts';
import type { BlankUrl } from './catalogue/describe-product.ts';
import { readProducts } from './catalogue/product-records.ts';
import { createEmbeddedProvider } from './embedded/embedded-provider.ts';
import type { PrintProvider, ProviderOrder, ProviderOrderRequest } from './print-provider.ts';
import { createPrintfulProvider } from './printful/printful-provider.ts';
import { createDestinations } from './shipping/destinations.ts';
import { createRates } from './shipping/rates.ts';
import { readShipping } from './shipping/shipping-records.ts';

const records = readProducts();
const shipping = readShipping();
const destinations = createDestinations(shipping);
const blankUrl: BlankUrl = (product, area, color) => `https://blank/${product}/${area}/${color}`;

export const webhookSecret = '5a6e64626f785072696e7466756c2121';

/** The embedded provider with real days. */
export const openEmbedded = (db: Database, now: () => Date): PrintProvider =>
  createEmbeddedProvider({
    ...{ db, records, destinations, blankUrl, now },
    rates: createRates(shipping),
    dayMs: 86_400_000,
    parcelUrl: (id) => `https://web/print/parcels/${id}`,
  });

/** The adapter of Printful, pointed at the sandbox. */
export const openPrintful = (
  { origin }: { origin: string },
  {
    timeoutMs = 5_000,
    giveUpAfterMs = 20_000,
    now = () => new Date(),
    token = 'sandbox-printful-token',
  } = {},
): PrintProvider =>
  createPrintfulProvider({
    ...{ records, destinations, blankUrl, now, webhookSecret },
    mockupTimes: { everyMs: 20, giveUpAfterMs },
    access: { url: `${origin}/printful`, token, timeoutMs },
  });

export const testAddress: ProviderOrderRequest['address'] = {
  ...{ name: 'Ann Lee', line1: '1 Sea Street', line2: '', city: 'Beverly Hills' },
  ...{ state: 'California', zip: '90210', country_code: 'US' },
  ...{ email: 'ann@example.com', phone: '' },
};

/** Two white T-shirts, printed in front. */
export const orderOf = (externalId: string): ProviderOrderRequest => ({
  externalId,
  address: testAddress,
  shippingMethodId: 'standard',
  items: [
    {
      ...{ variantId: 't-shirt.white.m', quantity: 2, price: 21.9 },
      files: [{ areaId: 'front', url: 'https://files.example/front.png' }],
    },
  ],
});

/** Both steps: draft, then confirmed. */
export const place = async (
  provider: PrintProvider,
  order: ProviderOrderRequest,
): Promise<ProviderOrder> => {
  const draft = await provider.draftOrder(order);
  return draft.status === 'draft' ? provider.confirmOrder(draft) : draft;
};
