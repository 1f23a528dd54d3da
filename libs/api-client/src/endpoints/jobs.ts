import type { CreateJobBody, Job, ListJobsQuery, NoSubscribeBody, Page } from '@tintory/contract';
import type { Call, Request } from '../request.ts';

const jobPath = (id: string, action = '') => `/api/jobs/${encodeURIComponent(id)}${action}`;

export const jobsEndpoints = (request: Request) => ({
  list: (query: ListJobsQuery = {}, signal?: AbortSignal) =>
    request<Page<Job>>({
      path: '/api/jobs',
      query: query as NonNullable<Call['query']>,
      signal,
    }),

  read: (id: string, signal?: AbortSignal) => request<Job>({ path: jobPath(id), signal }),

  /**
   * Answers `NoSubscribe` whole when the credits are short.
   * @param idempotencyKey give the same one to repeat a call whose answer got lost: it makes one job.
   */
  create: (body: CreateJobBody, idempotencyKey: string = crypto.randomUUID()) =>
    request<Job | NoSubscribeBody>({
      method: 'POST',
      path: '/api/jobs',
      json: body,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),

  cancel: (id: string) => request<Job>({ method: 'POST', path: jobPath(id, '/cancel') }),

  retry: (id: string) =>
    request<Job | NoSubscribeBody>({ method: 'POST', path: jobPath(id, '/retry') }),

  markFavourite: (id: string, favourite: boolean) =>
    request<Job>({ method: 'POST', path: jobPath(id, '/favourite'), json: { favourite } }),

  /** Deletes the job and its files. */
  remove: (id: string) => request<{ ok: 1 }>({ method: 'DELETE', path: jobPath(id) }),
});
