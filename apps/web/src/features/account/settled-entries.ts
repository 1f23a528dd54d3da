import type { LedgerEntry } from '@tintory/contract';

/**
 * Merges a job's hold and its capture with amount 0 into one line. If they are on different pages,
 * both stay.
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
