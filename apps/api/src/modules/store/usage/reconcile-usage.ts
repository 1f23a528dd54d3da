import type { Database } from '../../../platform/database/database.ts';
import type { Difference } from '../../bills/reconcile.ts';
import { listRefused } from './usage.repository.ts';

/** Pictures beyond a plan that the store did not charge, since a day. */
export async function* reconcileUsage(db: Database, since: Date): AsyncGenerator<Difference> {
  for (const { jobId, index, shop, cents, reason } of await listRefused(db, since)) {
    const problem = `of ${shop} was not charged, ${cents} cents: ${reason ?? 'no reason given'}`;
    yield { what: 'usage', id: `${jobId}:${index}`, problem };
  }
}
