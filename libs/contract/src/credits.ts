import { z } from 'zod';
import { entryKinds } from './constants.ts';
import { pageOf, pageQuery } from './paging.ts';

/** One line of the append-only ledger. `amount` is signed: what it adds to the spendable balance. */
export const ledgerEntry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  amount: z.int(),
  grant_id: z.string().nullable(),
  job_id: z.string().nullable(),
  tool_id: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** Which entries to list; `from` and `to` are days in UTC, both included. */
const entriesFilter = z.object({
  kind: z.enum(entryKinds).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const listEntriesQuery = pageQuery.extend(entriesFilter.shape).extend({
  sort: z.enum(['-created_at', 'created_at']).default('-created_at'),
});
/** With a filter, `total` is counted up to 10,000. */
export const ledgerEntryPage = pageOf(ledgerEntry);

/** The same entries, newest first, as a CSV file. */
export const exportEntriesQuery = entriesFilter;

export const usageQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) });

/** Credits spent per day (UTC), oldest first; days without any are left out. */
export const creditUsage = z.object({
  rows: z.array(z.object({ day: z.iso.date(), spent: z.int().nonnegative() })),
});
export type CreditUsage = z.infer<typeof creditUsage>;
