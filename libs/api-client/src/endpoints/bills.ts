import type { Bill, Page } from '@tintory/contract';
import type { Request } from '../call.ts';

export type BillsQuery = { page?: number; limit?: number; sort?: '-created_at' | 'created_at' };

export const billsEndpoints = (request: Request) => ({
  list: (query: BillsQuery = {}, signal?: AbortSignal) =>
    request<Page<Bill>>({ path: '/api/bills', query, signal }),
});
