import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';
import { loginLinks, refreshTokens, sessions } from './sessions.table.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export async function insertSession(
  tx: Transaction,
  session: { userId: string; createdAt: Date; expiresAt: Date },
): Promise<SessionRow> {
  const [row] = await tx
    .insert(sessions)
    .values({ id: uuidv7(), ...session })
    .returning();
  if (!row) throw new Error('The session was not stored.');
  return row;
}

/** The session with its user, while it is neither revoked nor over. */
export async function findLiveSession(db: Database | Transaction, id: string, now: Date) {
  const [row] = await db
    .select({ session: sessions, shopifyDomain: users.shopifyDomain })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
  return row;
}

export async function revokeSession(db: Database | Transaction, id: string, now: Date) {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

export async function insertRefreshToken(
  tx: Transaction,
  token: { sessionId: string; parentId: string | null; createdAt: Date },
): Promise<RefreshTokenRow> {
  const [row] = await tx
    .insert(refreshTokens)
    .values({ id: uuidv7(), ...token })
    .returning();
  if (!row) throw new Error('The refresh token was not stored.');
  return row;
}

export const lockRefreshToken = async (tx: Transaction, id: string) =>
  (await tx.select().from(refreshTokens).where(eq(refreshTokens.id, id)).for('update'))[0];

export async function markRefreshTokenUsed(tx: Transaction, id: string, now: Date) {
  await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, id));
}

/** Whether a token that came of this one was used already. */
export async function hasUsedChild(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.parentId, id), isNotNull(refreshTokens.usedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Lets requests for the same address or from the same IP address pass one after another. */
export async function lockLinksOf(tx: Transaction, email: string, ip: string): Promise<void> {
  // In one order always, so that two transactions never wait for each other.
  for (const key of [`links:email:${email}`, `links:ip:${ip}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

export async function insertLoginLink(
  tx: Transaction,
  link: Omit<typeof loginLinks.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(loginLinks).values({ id: uuidv7(), ...link });
}

/** Links asked for since a time, for an address and from an IP address. */
export async function countLinksSince(tx: Transaction, email: string, ip: string, since: Date) {
  const recent = gt(loginLinks.createdAt, since);
  const byEmail = await tx
    .select({ n: count() })
    .from(loginLinks)
    .where(and(eq(loginLinks.email, email), recent));
  const byIp = await tx
    .select({ n: count() })
    .from(loginLinks)
    .where(and(eq(loginLinks.ip, ip), recent));
  return { byEmail: byEmail[0]?.n ?? 0, byIp: byIp[0]?.n ?? 0 };
}

/** Takes a link that is good, once; undefined for one that is used, over or unknown. */
export async function takeLoginLink(tx: Transaction, tokenHash: string, now: Date) {
  const [row] = await tx
    .update(loginLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(loginLinks.tokenHash, tokenHash),
        isNull(loginLinks.usedAt),
        gt(loginLinks.expiresAt, now),
      ),
    )
    .returning();
  return row;
}
