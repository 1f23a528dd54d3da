import type { LedgerEntry, Page } from '@tintory/contract';
import type { Request } from '../request.ts';

export type EntriesQuery = { page?: number; limit?: number; sort?: '-created_at' | 'created_at' };

export const creditsEndpoints = (request: Request) => ({
  entries: (query: EntriesQuery = {}, signal?: AbortSignal) =>
    request<Page<LedgerEntry>>({ path: '/api/credits/entries', query, signal }),
});
