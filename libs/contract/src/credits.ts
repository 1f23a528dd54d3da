import { z } from 'zod';
import { pageOf, pageQuery } from './paging.ts';

export const entryKinds = ['grant', 'hold', 'capture', 'release', 'expiry', 'clawback'] as const;

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

export const listEntriesQuery = pageQuery.extend({
  sort: z.enum(['-created_at', 'created_at']).default('-created_at'),
});
export const ledgerEntryPage = pageOf(ledgerEntry);
