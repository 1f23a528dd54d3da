import type {
  CursorPage,
  ListBatchItemsQuery,
  ListJobsQuery,
  ListPublicationsQuery,
  ListStoreImagesQuery,
  ListStoreProductsQuery,
} from '@tintory/contract';
import type { Api } from './create-api.ts';
import type { BillsQuery } from './endpoints/bills.ts';
import type { EntriesQuery } from './endpoints/credits.ts';
import type { MemberContext } from './endpoints/members.ts';

/** The parts of TanStack Query's context that our query functions read. */
type Context = { signal: AbortSignal };

/**
 * Query options by noun: the same key and function feed hooks, prefetching and invalidation. Plain
 * objects, so that they need neither React nor TanStack Query.
 */
export const userQuery = (api: Api) => ({
  queryKey: ['users', 'profile'] as const,
  queryFn: ({ signal }: Context) => api.users.profile(signal),
});

export const memberQuery = (api: Api, context: MemberContext) => ({
  queryKey: ['members', 'current', context] as const,
  queryFn: ({ signal }: Context) => api.members.current(context, signal),
});

/** The owner's totals of page views. */
export const visitsQuery = (api: Api, days: number) => ({
  queryKey: ['owner', 'visits', days] as const,
  queryFn: ({ signal }: Context) => api.pageServices.visits(days, signal),
});

/** Two rows of a wide screen, and what a page shows without a button that asks for more. */
const samplesPerPage = 8;

export const toolQuery = (api: Api, id: string) => ({
  queryKey: ['tools', id] as const,
  queryFn: ({ signal }: Context) => api.tools.read(id, signal),
});

/** A tool's samples, page by page. */
export const samplePagesQuery = (api: Api, id: string) => ({
  queryKey: ['tools', id, 'samples'] as const,
  queryFn: ({ signal, pageParam: cursor }: Context & { pageParam: string }) =>
    api.tools.moreSamples(id, { ...(cursor && { cursor }), limit: samplesPerPage }, signal),
  initialPageParam: '',
  getNextPageParam: ({ pageInfo }: CursorPage<unknown>) => pageInfo.end_cursor ?? undefined,
});

export const jobQuery = (api: Api, id: string) => ({
  queryKey: ['jobs', 'one', id] as const,
  queryFn: ({ signal }: Context) => api.jobs.read(id, signal),
});

export const jobsQuery = (api: Api, query: ListJobsQuery = {}) => ({
  queryKey: ['jobs', 'list', query] as const,
  queryFn: ({ signal }: Context) => api.jobs.list(query, signal),
});

const jobsPerPage = 20;

/** The newest jobs first, page after page. */
export const jobPagesQuery = (api: Api, query: ListJobsQuery = {}) => ({
  queryKey: ['jobs', 'list', 'pages', query] as const,
  queryFn: ({ signal, pageParam: page }: Context & { pageParam: number }) =>
    api.jobs.list({ page, limit: jobsPerPage, sort: '-created_at', ...query }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ pageInfo }: { pageInfo: { has_next_page: boolean; page: number } }) =>
    pageInfo.has_next_page ? pageInfo.page + 1 : undefined,
});

export const presetsQuery = (api: Api, toolId: string) => ({
  queryKey: ['presets', toolId] as const,
  queryFn: ({ signal }: Context) => api.presets.list(toolId, signal),
});

export const attributionsQuery = (api: Api) => ({
  queryKey: ['attributions'] as const,
  queryFn: ({ signal }: Context) => api.attributions.list(signal),
});

export const placesQuery = (api: Api, language: string) => ({
  queryKey: ['places', language] as const,
  queryFn: ({ signal }: Context) => api.places.list(language, signal),
});

/** A status request ends after this time with "no answer" rather than leaving people waiting. */
const statusTimeoutMs = 8_000;

export const statusQuery = (api: Api) => ({
  queryKey: ['service', 'status'] as const,
  queryFn: ({ signal }: Context) =>
    api.service.status(AbortSignal.any([signal, AbortSignal.timeout(statusTimeoutMs)])),
});

/** The API's own description, an OpenAPI document. */
export const descriptionQuery = (api: Api) => ({
  queryKey: ['service', 'description'] as const,
  queryFn: ({ signal }: Context) => api.service.description(signal),
});

export const articlesQuery = (api: Api, language: string) => ({
  queryKey: ['content', 'articles', language] as const,
  queryFn: ({ signal }: Context) => api.content.articles(language, signal),
});

export const articleQuery = (api: Api, language: string, slug: string) => ({
  queryKey: ['content', 'article', language, slug] as const,
  queryFn: ({ signal }: Context) => api.content.article(language, slug, signal),
});

export const entriesQuery = (api: Api, query: EntriesQuery = {}) => ({
  queryKey: ['credits', 'entries', query] as const,
  queryFn: ({ signal }: Context) => api.credits.entries(query, signal),
});

export const usageQuery = (api: Api, days: number) => ({
  queryKey: ['credits', 'usage', days] as const,
  queryFn: ({ signal }: Context) => api.credits.usage(days, signal),
});

export const plansQuery = (api: Api) => ({
  queryKey: ['plans'] as const,
  queryFn: ({ signal }: Context) => api.plans.list(signal),
});

export const billsQuery = (api: Api, query: BillsQuery = {}) => ({
  queryKey: ['bills', query] as const,
  queryFn: ({ signal }: Context) => api.bills.list(query, signal),
});

export const sessionsQuery = (api: Api) => ({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }: Context) => api.sessions.list(signal),
});

/** The account of a sign-in link. */
export const loginLinkQuery = (api: Api, token: string) => ({
  queryKey: ['login-link', token] as const,
  queryFn: () => api.sessions.readLoginLink(token),
});

export const batchQuery = (api: Api, id: string) => ({
  queryKey: ['batches', 'one', id] as const,
  queryFn: ({ signal }: Context) => api.batches.read(id, signal),
});

export const batchesQuery = (api: Api, query: { page?: number; limit?: number } = {}) => ({
  queryKey: ['batches', 'list', query] as const,
  queryFn: ({ signal }: Context) => api.batches.list(query, signal),
});

export const batchItemsQuery = (api: Api, id: string, query: ListBatchItemsQuery = {}) => ({
  queryKey: ['batches', 'items', id, query] as const,
  queryFn: ({ signal }: Context) => api.batches.items(id, query, signal),
});

export const storePlansQuery = (api: Api) => ({
  queryKey: ['store', 'plans'] as const,
  queryFn: ({ signal }: Context) => api.store.plans(signal),
});

export const storeMemberQuery = (api: Api) => ({
  queryKey: ['members', 'current', 'store'] as const,
  queryFn: ({ signal }: Context) => api.store.member(signal),
});

/** Asks the store what became of a charge. */
export const chargeQuery = (api: Api, charge: string) => ({
  queryKey: ['members', 'charge', charge] as const,
  queryFn: () => api.store.verifyCharge(charge),
});

type CursorContext = Context & { pageParam: string | null };

/** What TanStack Query needs for a list that is read page after page. */
const onwards = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ pageInfo }: CursorPage<unknown>) =>
    pageInfo.has_next_page ? pageInfo.end_cursor : null,
};
const after = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const storeProductsQuery = (api: Api, query: ListStoreProductsQuery = {}) => ({
  queryKey: ['store', 'products', query] as const,
  queryFn: ({ signal, pageParam }: CursorContext) =>
    api.store.products({ ...query, ...after(pageParam) }, signal),
  ...onwards,
});

export const storeProductQuery = (api: Api, id: string) => ({
  queryKey: ['store', 'product', id] as const,
  queryFn: ({ signal }: Context) => api.store.product(id, signal),
});

export const storeImagesQuery = (api: Api, query: ListStoreImagesQuery) => ({
  queryKey: ['store', 'images', query] as const,
  queryFn: ({ signal, pageParam }: CursorContext) =>
    api.store.images({ ...query, ...after(pageParam) }, signal),
  ...onwards,
});

export const publicationsQuery = (api: Api, query: ListPublicationsQuery = {}) => ({
  queryKey: ['store', 'publications', query] as const,
  queryFn: ({ signal, pageParam }: CursorContext) =>
    api.store.publications({ ...query, ...after(pageParam) }, signal),
  ...onwards,
});
