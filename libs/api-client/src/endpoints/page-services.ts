import type { PageViewBody, SupportMessageBody, Visits } from '@tintory/contract';
import type { Request } from '../call.ts';

export const pageServicesEndpoints = (request: Request) => ({
  /** Counts a view, of nobody in particular. */
  view: (body: PageViewBody) =>
    request<null>({ method: 'POST', path: '/api/page_views', json: body, anonymous: true }),

  askSupport: (body: SupportMessageBody) =>
    request<{ ok: 1 }>({ method: 'POST', path: '/api/support/messages', json: body }),

  /** For the owner alone. */
  visits: (days: number, signal?: AbortSignal) =>
    request<Visits>({ path: '/api/owner/visits', query: { days }, signal }),
});
