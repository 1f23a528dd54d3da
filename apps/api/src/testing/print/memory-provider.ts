import type { PrintProduct, ShippingMethod } from '@tintory/contract';
import type {
  PrintProvider,
  ProviderOrder,
  ProviderOrderRequest,
  ProviderStatus,
} from '../../modules/print/print-provider.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * `down`: nothing is answered. `lost`: what is asked for is done, and the answer does not arrive.
 * `refusing`: no order is taken for good.
 */
export type Trouble = 'none' | 'down' | 'lost' | 'refusing';

export const signature = 'signed by the test';

const method: ShippingMethod = {
  ...{ id: 'standard', name: 'Standard', price: 4.5, currency: 'EUR', min_days: 3, max_days: 6 },
};

const mug: PrintProduct = {
  ...{ id: 'mug', kind: 'home', title: 'Mug', description: 'A mug.', base_price: 12.9 },
  ...{ currency: 'EUR', weight: 400, media: [] },
  variants: ['small', 'large'].map((size) => ({
    ...{ id: `mug-${size}`, title: size, color: null, color_hex: null, size },
    ...{ price: size === 'small' ? 12.9 : 15.4, weight: 400, available: true },
  })),
  print_areas: [
    {
      ...{ id: 'front', name: 'Front', x: 0, y: 0, width: 80, height: 80, dpi: 300 },
      ...{ bleed: 2, safe: 3, tiled: false, view: { width: 120, height: 110 } },
    },
  ],
};

/** A print provider in memory, whose line and whose mood a test decides. */
export function createMemoryProvider() {
  const orders = new Map<string, ProviderOrder>();
  let trouble: Trouble = 'none';
  let ended: string[] = [];
  let asked = 0;

  const isOpen = () => {
    if (trouble === 'down') throw new AppError('ProviderUnavailable');
  };
  const answer = <Value>(value: Value): Value => {
    if (trouble === 'lost') throw new AppError('ProviderUnavailable');
    return value;
  };
  const place = ({ externalId }: ProviderOrderRequest): ProviderOrder => {
    isOpen();
    asked += 1;
    const known = orders.get(externalId);
    if (known) return answer(known);
    if (trouble === 'refusing') throw new AppError('PrintRefused');
    const made: ProviderOrder = {
      ...{ id: `p-${orders.size + 1}`, externalId, status: 'accepted' },
      ...{ trackingUrl: null, reason: null },
    };
    orders.set(externalId, made);
    return answer(made);
  };
  const cancel = (externalId: string): ProviderOrder | null => {
    isOpen();
    const known = orders.get(externalId);
    if (!known || (known.status !== 'accepted' && known.status !== 'canceled')) return null;
    const canceled = { ...known, status: 'canceled' as const };
    orders.set(externalId, canceled);
    return answer(canceled);
  };
  const later = <Value>(work: () => Value) => new Promise<Value>((resolve) => resolve(work()));

  const provider: PrintProvider = {
    name: 'embedded',
    listProducts: () =>
      later(() => {
        isOpen();
        const variants = mug.variants.map((one) => ({
          ...one,
          available: !ended.includes(one.id),
        }));
        return [{ ...mug, variants }];
      }),
    listCountries: () => later(() => [{ code: 'DE', name: 'Germany', zip_required: true }]),
    quote: ({ countryCode, zip }) =>
      later(() => {
        isOpen();
        const field = countryCode === 'DE' ? (zip ? undefined : 'zip') : 'country_code';
        if (!field) return [method];
        throw new AppError('InvalidInput', { details: { [field]: { text: 'notAllowed' } } });
      }),
    placeOrder: (order) => later(() => place(order)),
    findOrder: (externalId) =>
      later(() => {
        isOpen();
        return orders.get(externalId) ?? null;
      }),
    cancelOrder: (externalId) => later(() => cancel(externalId)),
    readWebhook: (body, headers) =>
      later(() => {
        if (headers['x-signature'] !== signature) throw new AppError('BadSignature');
        const { order } = JSON.parse(body.toString()) as { order?: ProviderOrder };
        return order ?? null;
      }),
  };

  return {
    provider,
    orders,
    /** How often it was asked to make something. */
    timesAsked: () => asked,
    set: (next: Trouble) => {
      trouble = next;
    },
    end: (variantIds: string[]) => {
      ended = variantIds;
    },
    /** Moves an order on, and answers what is told of it. */
    move: (externalId: string, status: ProviderStatus): ProviderOrder => {
      const known = orders.get(externalId);
      if (!known) throw new Error('The provider has no such order.');
      const trackingUrl = status === 'shipped' ? 'https://parcels.example/42' : known.trackingUrl;
      const moved = { ...known, status, trackingUrl };
      orders.set(externalId, moved);
      return moved;
    },
  };
}
