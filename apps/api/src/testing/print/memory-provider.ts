import type { PrintProduct, ShippingMethod } from '@tintory/contract';
import type {
  PrintProvider,
  ProviderOrder,
  ProviderOrderRequest,
  ProviderStatus,
} from '../../modules/print/print-provider.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * `down`: no answer. `lost`: the request is done but its answer is lost. `late`: the request waits
 * until it `arrives`. `refusing`: orders are refused for good.
 */
export type Trouble = 'none' | 'down' | 'lost' | 'late' | 'refusing';
/** Which requests about an order fail. */
export type TroubledCall = 'draft' | 'confirm' | 'cancel' | 'read' | 'any';

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

/** What the provider has, and what the test made of its line and its mood. */
type State = {
  orders: Map<string, ProviderOrder>;
  /** The orders it began to produce, by our id, in order. */
  confirmed: string[];
  trouble: Trouble;
  troubled: TroubledCall;
  /** Variants that are not made any more. */
  ended: string[];
  /** What waits on the line. */
  line: (() => unknown)[];
};

const meets = ({ trouble, troubled }: State, call: TroubledCall, ...kinds: Trouble[]) =>
  (troubled === 'any' || troubled === call) && kinds.includes(trouble);

/** Runs a call, unless the simulated connection or provider fails it. */
function send<Value>(state: State, call: TroubledCall, work: () => Value): Value {
  if (meets(state, call, 'late')) state.line.push(work);
  if (meets(state, call, 'down', 'late')) throw new AppError('ProviderUnavailable');
  const value = work();
  if (meets(state, call, 'lost')) throw new AppError('ProviderUnavailable');
  return value;
}

function draft(state: State, { externalId }: ProviderOrderRequest): ProviderOrder {
  const { orders } = state;
  const known = orders.get(externalId);
  if (known) return known;
  if (meets(state, 'draft', 'refusing')) throw new AppError('PrintRefused');
  const order: ProviderOrder = {
    ...{ id: `p-${orders.size + 1}`, externalId, status: 'draft' },
    ...{ trackingUrl: null, reason: null },
  };
  orders.set(externalId, order);
  return order;
}

function confirm(state: State, { id, externalId }: Pick<ProviderOrder, 'id' | 'externalId'>) {
  const known = state.orders.get(externalId);
  if (known?.id !== id) throw new AppError('PrintRefused');
  if (known.status !== 'draft') return known;
  if (meets(state, 'confirm', 'refusing')) throw new AppError('PrintRefused');
  const accepted = { ...known, status: 'accepted' as const };
  state.orders.set(externalId, accepted);
  state.confirmed.push(externalId);
  return accepted;
}

function cancel({ orders }: State, externalId: string): ProviderOrder | null {
  const known = orders.get(externalId);
  if (!known || !['draft', 'accepted', 'canceled'].includes(known.status)) return null;
  const canceled = { ...known, status: 'canceled' as const };
  orders.set(externalId, canceled);
  return canceled;
}

const assertOpen = ({ trouble, troubled }: State) => {
  if (trouble === 'down' && troubled === 'any') throw new AppError('ProviderUnavailable');
};

const later = <Value>(work: () => Value) => new Promise<Value>((resolve) => resolve(work()));

/** The shop's side of it: what is made, and what sending it costs. */
const memoryCatalogue = (state: State): Pick<PrintProvider, 'listProducts' | 'quote'> => ({
  listProducts: () =>
    later(() => {
      assertOpen(state);
      const variants = mug.variants.map((one) => ({
        ...one,
        available: !state.ended.includes(one.id),
      }));
      return [{ ...mug, variants }];
    }),
  quote: ({ countryCode, zip }) =>
    later(() => {
      assertOpen(state);
      const field = countryCode === 'DE' ? (zip ? undefined : 'zip') : 'country_code';
      if (!field) return [method];
      throw new AppError('InvalidInput', { details: { [field]: { text: 'notAllowed' } } });
    }),
});

const memoryOrders = (state: State): PrintProvider => ({
  name: 'embedded',
  ...memoryCatalogue(state),
  listCountries: () =>
    later(() => [{ code: 'DE', name: 'Germany', zip_required: true, state_required: false }]),
  mockups: () => Promise.resolve([]),
  draftOrder: (order) => later(() => send(state, 'draft', () => draft(state, order))),
  confirmOrder: (order) => later(() => send(state, 'confirm', () => confirm(state, order))),
  findOrder: (externalId) =>
    later(() => {
      if (meets(state, 'read', 'down', 'late')) throw new AppError('ProviderUnavailable');
      return state.orders.get(externalId) ?? null;
    }),
  cancelOrder: (externalId) => later(() => send(state, 'cancel', () => cancel(state, externalId))),
  readWebhook: (body, headers) =>
    later(() => {
      if (headers['x-signature'] !== signature) throw new AppError('BadSignature');
      const { order } = JSON.parse(body.toString()) as { order?: ProviderOrder };
      return order ?? null;
    }),
});

/** An in-memory print provider; a test decides how its connection and its answers behave. */
export function createMemoryProvider() {
  const state: State = {
    ...{ orders: new Map(), confirmed: [], trouble: 'none', troubled: 'any', ended: [], line: [] },
  };
  const { orders } = state;

  return {
    provider: memoryOrders(state),
    orders,
    /** The orders it began to produce, by our id, in order. */
    confirmed: (): readonly string[] => state.confirmed,
    set: (trouble: Trouble, troubled: TroubledCall = 'any') => {
      Object.assign(state, { trouble, troubled });
    },
    /** Delivers delayed requests; their answers are lost. */
    arrive: () => {
      const waiting = state.line;
      state.line = [];
      for (const work of waiting) {
        try {
          work();
        } catch {
          // A refusal ends here.
        }
      }
    },
    end: (variantIds: string[]) => {
      state.ended = variantIds;
    },
    /** Advances an order and returns the resulting notification. */
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
