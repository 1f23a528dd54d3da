import type { LedgerEntry } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { settledEntries } from './settled-entries.ts';

const entry = (kind: LedgerEntry['kind'], amount: number, job: string | null): LedgerEntry => ({
  ...{ id: `${kind}-${job}`, kind, amount, job_id: job },
  ...{ grant_id: null, tool_id: null, created_at: '2026-11-23T12:00:00Z' },
});

const shown = (...rows: LedgerEntry[]) =>
  settledEntries(rows).map(({ kind, amount }) => [kind, amount]);

describe('the movements of credits', () => {
  it('tell of a job that was paid once, and how much it took', () => {
    expect(shown(entry('capture', 0, 'a'), entry('hold', -5, 'a'))).toEqual([['capture', -5]]);
  });

  it('keep what is only reserved, and what was given back', () => {
    const rows = [entry('hold', -5, 'a'), entry('release', 5, 'b'), entry('hold', -5, 'b')];
    expect(settledEntries(rows)).toEqual(rows);
  });

  it('keep each line of a job whose other one is not among them', () => {
    const rows = [entry('capture', 0, 'a'), entry('hold', -1, 'b'), entry('grant', 20, null)];
    expect(settledEntries(rows)).toEqual(rows);
  });
});
