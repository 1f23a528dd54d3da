import type { LedgerEntry } from '@tintory/contract';

/**
 * What was reserved for a job and then spent, as one line: the ledger's second moves nothing. A job whose
 * two lines are on different pages keeps both.
 */
export function settledEntries(rows: readonly LedgerEntry[]): LedgerEntry[] {
  const jobsOf = (kind: LedgerEntry['kind']) =>
    new Set(rows.flatMap((row) => (row.kind === kind && row.job_id ? [row.job_id] : [])));
  const [held, spent] = [jobsOf('hold'), jobsOf('capture')];
  return rows.flatMap((row): LedgerEntry[] => {
    if (!row.job_id) return [row];
    if (row.kind === 'capture' && row.amount === 0 && held.has(row.job_id)) return [];
    return [row.kind === 'hold' && spent.has(row.job_id) ? { ...row, kind: 'capture' } : row];
  });
}
