import { lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { storeEvents } from '../store.table.ts';

/** Remembers an event; false when it was seen before. */
export async function insertEvent(
  tx: Transaction,
  event: typeof storeEvents.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(storeEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: storeEvents.id });
  return rows.length === 1;
}

export async function deleteEventsBefore(db: Database, time: Date): Promise<void> {
  await db.delete(storeEvents).where(lt(storeEvents.receivedAt, time));
}
