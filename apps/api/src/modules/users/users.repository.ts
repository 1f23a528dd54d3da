import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { users } from './users.table.ts';

export type UserRow = typeof users.$inferSelect;

export const findUser = async (db: Database | Transaction, id: string) =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

/** The user with this address, made if there was none; two at once get the same one. */
export async function findOrCreateByEmail(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<UserRow> {
  await tx
    .insert(users)
    .values({ id: uuidv7(), email, createdAt: now })
    .onConflictDoNothing({ target: users.email });
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error('The user vanished between making and reading it.');
  return user;
}
