import type { CreateJobBody, Job, ListJobsQuery, NoSubscribeBody, Page } from '@tintory/contract';
import type { Call, Request } from '../call.ts';
import type { SpendOptions, Spending } from '../spend.ts';

const jobPath = (id: string, action = '') => `/api/jobs/${encodeURIComponent(id)}${action}`;

export const jobsEndpoints = (request: Request, { spend, recall }: Spending) => ({
  list: (query: ListJobsQuery = {}, signal?: AbortSignal) =>
    request<Page<Job>>({
      path: '/api/jobs',
      query: query as NonNullable<Call['query']>,
      signal,
    }),

  read: (id: string, signal?: AbortSignal) => request<Job>({ path: jobPath(id), signal }),

  /** Answers `NoSubscribe` whole when the credits are short. */
  create: (body: CreateJobBody, options?: SpendOptions) =>
    spend<Job | NoSubscribeBody>({ path: '/api/jobs', json: body }, options),

  /** The job that an earlier call made; null where it made none. */
  findByKey: (key: string) => recall<Job>(key),

  cancel: (id: string) => request<Job>({ method: 'POST', path: jobPath(id, '/cancel') }),

  retry: (id: string, options?: SpendOptions) =>
    spend<Job | NoSubscribeBody>({ path: jobPath(id, '/retry') }, options),

  markFavourite: (id: string, favourite: boolean) =>
    request<Job>({ method: 'POST', path: jobPath(id, '/favourite'), json: { favourite } }),

  /** Deletes the job and its files. */
  remove: (id: string) => request<{ ok: 1 }>({ method: 'DELETE', path: jobPath(id) }),
});
