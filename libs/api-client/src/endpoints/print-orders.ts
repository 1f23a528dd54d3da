import type {
  CreatePrintOrderBody,
  Page,
  PayPrintOrderBody,
  PaymentPage,
  PrintOrder,
  PrintParcel,
  ShippingCountry,
  ShippingMethod,
} from '@tintory/contract';
import type { Request } from '../call.ts';
import type { SpendOptions, Spending } from '../spend.ts';

export type ParcelQuery = {
  country_code: string;
  zip_code: string;
  /** Grams. */
  weight: number;
};

const orderPath = (id: string, action = '') =>
  `/api/print/orders/${encodeURIComponent(id)}${action}`;

/** What is sent and where to, and what was ordered. */
export const printOrdersEndpoints = (request: Request, { spend }: Spending) => ({
  countries: (language: string, signal?: AbortSignal) =>
    request<ShippingCountry[]>({
      path: '/podapi/shipping_costs/countries',
      query: { language },
      anonymous: true,
      signal,
    }),

  shipping: (query: ParcelQuery, signal?: AbortSignal) =>
    request<{ methods: ShippingMethod[] }>({
      method: 'POST',
      path: '/podapi/shipping_costs/query',
      form: new URLSearchParams({ ...query, weight: String(query.weight) }),
      anonymous: true,
      signal,
    }),

  /** The page on which to pay; the user's other open pages for orders end. */
  create: (body: CreatePrintOrderBody, options?: SpendOptions) =>
    spend<PaymentPage>({ path: '/api/print/orders', json: body, replaces: true }, options),

  list: (query: { page?: number; limit?: number } = {}, signal?: AbortSignal) =>
    request<Page<PrintOrder>>({ path: '/api/print/orders', query, signal }),

  read: (id: string, signal?: AbortSignal) => request<PrintOrder>({ path: orderPath(id), signal }),

  parcel: (id: string, signal?: AbortSignal) =>
    request<PrintParcel>({
      ...{ path: `/api/print/parcels/${encodeURIComponent(id)}`, anonymous: true, signal },
    }),

  /** The page of an order that waits for its payment, or a new one where that ended. */
  pay: (id: string, body: PayPrintOrderBody, options?: SpendOptions) =>
    spend<PaymentPage>({ path: orderPath(id, '/pay'), json: body }, options),

  cancel: (id: string) =>
    request<PrintOrder>({ method: 'POST', path: orderPath(id, '/cancel'), json: {} }),
});
