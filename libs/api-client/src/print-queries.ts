import type { PrintInStorePage } from '@tintory/contract';
import type { Api } from './create-api.ts';
import type { ParcelQuery } from './endpoints/print-orders.ts';

type Context = { signal: AbortSignal };
type CursorContext = Context & { pageParam: string | null };

export const printProductsQuery = (api: Api, language: string) => ({
  queryKey: ['print', 'products', language] as const,
  queryFn: ({ signal }: Context) => api.print.products(language, signal),
});

export const printProductQuery = (api: Api, id: string, language: string) => ({
  queryKey: ['print', 'product', id, language] as const,
  queryFn: ({ signal }: Context) => api.print.product(id, language, signal),
});

export const printDesignsQuery = (api: Api, query: { page?: number; limit?: number } = {}) => ({
  queryKey: ['print', 'designs', query] as const,
  queryFn: ({ signal }: Context) => api.print.designs(query, signal),
});

export const shippingCountriesQuery = (api: Api, language: string) => ({
  queryKey: ['print', 'countries', language] as const,
  queryFn: ({ signal }: Context) => api.printOrders.countries(language, signal),
});

/** Names of the methods come in the language of the page. */
export const shippingMethodsQuery = (api: Api, parcel: ParcelQuery, language: string) => ({
  queryKey: ['print', 'shipping', parcel, language] as const,
  queryFn: ({ signal }: Context) => api.printOrders.shipping(parcel, signal),
  retry: false,
});

export const printOrdersQuery = (api: Api, query: { page?: number; limit?: number } = {}) => ({
  queryKey: ['print', 'orders', 'list', query] as const,
  queryFn: ({ signal }: Context) => api.printOrders.list(query, signal),
});

export const printOrderQuery = (api: Api, id: string, language: string) => ({
  queryKey: ['print', 'orders', 'one', id, language] as const,
  queryFn: ({ signal }: Context) => api.printOrders.read(id, signal),
});

export const printParcelQuery = (api: Api, id: string) => ({
  queryKey: ['print', 'parcel', id] as const,
  queryFn: ({ signal }: Context) => api.printOrders.parcel(id, signal),
});

export const printDesignQuery = (api: Api, id: string) => ({
  queryKey: ['print', 'design', id] as const,
  queryFn: ({ signal }: Context) => api.print.design(id, signal),
});

export const printStoreSetupQuery = (api: Api) => ({
  queryKey: ['print', 'store', 'setup'] as const,
  queryFn: ({ signal }: Context) => api.printStore.setup(signal),
});

export const printInStoreQuery = (api: Api) => ({
  queryKey: ['print', 'store', 'list'] as const,
  queryFn: ({ signal, pageParam }: CursorContext) =>
    api.printStore.list(pageParam === null ? {} : { cursor: pageParam }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ pageInfo }: PrintInStorePage): string | null =>
    pageInfo.has_next_page ? pageInfo.end_cursor : null,
});
