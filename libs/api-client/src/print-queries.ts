import type { Api } from './create-api.ts';

type Context = { signal: AbortSignal };

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
