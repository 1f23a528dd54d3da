import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../platform/database/database.ts';
import { listEntriesBehind, type EntriesFilter } from './entries.repository.ts';
import { viewEntry } from './entry-view.ts';

const columns = ['id', 'kind', 'amount', 'grant_id', 'job_id', 'tool_id', 'created_at'];

/** Read in pages: a long ledger must not be in memory as a whole. */
const batch = 1_000;

/** The entries as lines of CSV (RFC 4180), newest first, the names of the columns before them. */
export async function* entryLines(
  db: Database,
  userId: string,
  filter: EntriesFilter,
): AsyncGenerator<string> {
  yield stringify([columns]);
  let behind: string | undefined;
  for (;;) {
    const rows = await listEntriesBehind(db, userId, filter, behind, batch);
    if (rows.length > 0) yield stringify(rows.map(viewEntry), { columns });
    if (rows.length < batch) return;
    behind = rows.at(-1)?.id;
  }
}
