import type { LedgerEntry } from '@tintory/contract';
import type { Entry } from './credits.repository.ts';

/** An entry as the API shows it. */
export const viewEntry = (row: Entry): LedgerEntry => ({
  id: row.id,
  kind: row.kind,
  amount: row.amount,
  grant_id: row.grantId,
  job_id: row.jobId,
  tool_id: row.toolId,
  created_at: row.createdAt.toISOString(),
});
