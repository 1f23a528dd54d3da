import type {
  AcceptBatchItemsBody,
  AddBatchItemsBody,
  Batch,
  BatchArchive,
  BatchItem,
  CreateBatchBody,
  CursorPage,
  ListBatchItemsQuery,
  Page,
} from '@tintory/contract';
import type { Request } from '../call.ts';
import type { SpendOptions, Spending } from '../spend.ts';

const batchPath = (id: string, action = '') => `/api/batches/${encodeURIComponent(id)}${action}`;

type Paging = { page?: number; limit?: number };

export const batchesEndpoints = (request: Request, { spend }: Spending) => {
  const act = (action: string) => (id: string) =>
    request<Batch>({ method: 'POST', path: batchPath(id, action) });
  const actAndSpend = (action: string) => (id: string, options?: SpendOptions) =>
    spend<Batch>({ path: batchPath(id, action) }, options);
  return {
    list: (query: Paging = {}, signal?: AbortSignal) =>
      request<Page<Batch>>({ path: '/api/batches', query, signal }),

    read: (id: string, signal?: AbortSignal) => request<Batch>({ path: batchPath(id), signal }),

    items: (id: string, query: ListBatchItemsQuery = {}, signal?: AbortSignal) =>
      request<CursorPage<BatchItem>>({
        path: batchPath(id, '/items'),
        query: query as Record<string, string | number | undefined>,
        signal,
      }),

    create: (body: CreateBatchBody, options?: SpendOptions) =>
      spend<Batch>({ path: '/api/batches', json: body }, options),

    /** An item whose key is already known is not added again. */
    add: (id: string, body: AddBatchItemsBody) =>
      request<Batch>({ method: 'POST', path: batchPath(id, '/items'), json: body }),

    pause: act('/pause'),
    resume: actAndSpend('/resume'),
    /** Starts the failed items again that may succeed another time, and nothing else. */
    retry: actAndSpend('/retry'),
    cancel: act('/cancel'),

    /** Makes what is held back all the same, for its price. */
    accept: (id: string, body: AcceptBatchItemsBody = {}, options?: SpendOptions) =>
      spend<Batch>({ path: batchPath(id, '/accept'), json: body }, options),

    archive: (id: string) =>
      request<BatchArchive>({ method: 'POST', path: batchPath(id, '/archive') }),

    /** Deletes the batch with its jobs and their files. */
    remove: (id: string) => request<{ ok: 1 }>({ method: 'DELETE', path: batchPath(id) }),
  };
};
