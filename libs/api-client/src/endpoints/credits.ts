import type { CreditUsage, LedgerEntry, Page } from '@tintory/contract';
import type { Request } from '../call.ts';

export type EntriesFilter = { kind?: LedgerEntry['kind']; from?: string; to?: string };
export type EntriesQuery = EntriesFilter & {
  page?: number;
  limit?: number;
  sort?: '-created_at' | 'created_at';
};

export const creditsEndpoints = (request: Request) => ({
  entries: (query: EntriesQuery = {}, signal?: AbortSignal) =>
    request<Page<LedgerEntry>>({ path: '/api/credits/entries', query, signal }),

  /** The entries as CSV, newest first. */
  exportCsv: (query: EntriesFilter = {}) =>
    request<Blob>({ path: '/api/credits/entries.csv', query, as: 'blob' }),

  usage: (days: number, signal?: AbortSignal) =>
    request<CreditUsage>({ path: '/api/credits/usage', query: { days }, signal }),
});
