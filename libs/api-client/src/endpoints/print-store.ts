import type {
  CreateStoreProductBody,
  ListStoreProductsMadeQuery,
  PrintInStore,
  PrintInStorePage,
  PrintStoreSetup,
} from '@tintory/contract';
import type { Call, Request } from '../call.ts';
import type { SpendOptions, Spending } from '../spend.ts';

const root = '/api/print/store_products';
const rowPath = (id: string, action = '') => `${root}/${encodeURIComponent(id)}${action}`;

/**
 * Designs as products of the merchant's store. They cost nothing; an `Idempotency-Key` makes one
 * product of one wish.
 */
export const printStoreEndpoints = (request: Request, { spend }: Spending) => ({
  setup: (signal?: AbortSignal) => request<PrintStoreSetup>({ path: `${root}/setup`, signal }),

  create: (body: CreateStoreProductBody, options?: SpendOptions) =>
    spend<PrintInStore>({ path: root, json: body }, options),

  list: (given: ListStoreProductsMadeQuery = {}, signal?: AbortSignal) =>
    request<PrintInStorePage>({
      path: root,
      query: given as NonNullable<Call['query']>,
      signal,
    }),

  undo: (id: string) => request<PrintInStore>({ method: 'POST', path: rowPath(id, '/undo') }),

  refreshMedia: (id: string) =>
    request<PrintInStore>({ method: 'POST', path: rowPath(id, '/refresh_media') }),
});
