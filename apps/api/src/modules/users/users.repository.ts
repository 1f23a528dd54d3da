import { normalEmail } from '@tintory/contract';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { beyondAscii, identities, signups, users } from './users.table.ts';

export type UserRow = typeof users.$inferSelect;
type Reader = Database | Transaction;

export const findUser = async (db: Reader, id: string) =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

/** By the normal form of an address; one stored as it was once typed is found by it, too. */
export async function findUserByEmail(db: Reader, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email, email));
  if (found) return found;
  const typed = await db.select().from(users).where(beyondAscii(users)).orderBy(asc(users.id));
  return typed.find((user) => normalEmail(user.email ?? '') === email);
}

/** The user with this address, made if there was none; two at once get the same one. */
export async function findOrCreateByEmail(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<{ user: UserRow; isNew: boolean }> {
  const known = await findUserByEmail(tx, email);
  if (known) return { user: known, isNew: false };
  const made = await tx
    .insert(users)
    .values({ id: uuidv7(), email, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning();
  const user = made[0] ?? (await findUserByEmail(tx, email));
  if (!user) throw new Error('The user vanished between making and reading it.');
  return { user, isNew: made.length > 0 };
}

export async function updateUser(
  db: Reader,
  id: string,
  change: Partial<Pick<UserRow, 'email' | 'name' | 'passwordHash' | 'language'>>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** With it go its sessions, identities, jobs and objects: their rows point here. */
export async function deleteUser(tx: Transaction, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export const findIdentity = async (
  db: Reader,
  provider: 'google',
  subject: string,
): Promise<string | undefined> =>
  (
    await db
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  )[0]?.userId;

export async function insertIdentity(
  tx: Transaction,
  identity: typeof identities.$inferInsert,
): Promise<void> {
  await tx.insert(identities).values(identity).onConflictDoNothing();
}

/** Serializes sign-ups from one network range, so that they count each other. */
export async function lockSignups(tx: Transaction, ipRange: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`signups:${ipRange}`}, 0))`);
}

export const hasSignup = async (tx: Transaction, mailbox: string): Promise<boolean> =>
  (await tx.select().from(signups).where(eq(signups.mailbox, mailbox))).length > 0;

export async function countSignups(tx: Transaction, ipRange: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(signups)
    .where(and(eq(signups.ipRange, ipRange), gt(signups.createdAt, since)));
  return row?.n ?? 0;
}

export async function insertSignup(
  tx: Transaction,
  signup: typeof signups.$inferInsert,
): Promise<void> {
  await tx.insert(signups).values(signup).onConflictDoNothing();
}
