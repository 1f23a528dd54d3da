import { and, count, desc, eq, gt, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';
import { loginLinks, passwordTries, refreshTokens, sessions } from './sessions.table.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export async function insertSession(
  tx: Transaction,
  session: Omit<typeof sessions.$inferInsert, 'id'>,
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

/** Ends every session of a user, but one where that is named; answers which. */
export const revokeSessionsOf = (
  tx: Transaction,
  userId: string,
  now: Date,
  except?: string,
): Promise<{ id: string }[]> =>
  tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .returning({ id: sessions.id });

/** Live ones, the newest first. */
export const listLiveSessions = (db: Database, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.createdAt));

/** Ends a user's sessions that began in their store's admin; answers which. */
export const revokeStoreSessions = (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ id: string }[]> =>
  tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.userId, userId), eq(sessions.method, 'store'), isNull(sessions.revokedAt)),
    )
    .returning({ id: sessions.id });

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Serializes attempts at one account or from one address. */
export async function lockPasswordTries(tx: Transaction, email: string, ip: string) {
  for (const key of [`password:email:${email}`, `password:ip:${ip}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

export async function insertPasswordTry(
  tx: Transaction,
  tried: Omit<typeof passwordTries.$inferInsert, 'id'>,
): Promise<string> {
  const id = uuidv7();
  await tx.insert(passwordTries).values({ id, ...tried });
  return id;
}

export async function markTryRight(tx: Transaction, id: string): Promise<void> {
  await tx.update(passwordTries).set({ ok: true }).where(eq(passwordTries.id, id));
}

export async function countFailedTries(tx: Transaction, email: string, ip: string, since: Date) {
  const failed = and(gt(passwordTries.createdAt, since), eq(passwordTries.ok, false));
  const of = async (mine: SQL) =>
    (await tx.select({ n: count() }).from(passwordTries).where(and(mine, failed)))[0]?.n ?? 0;
  return {
    byEmail: await of(eq(passwordTries.email, email)),
    byIp: await of(eq(passwordTries.ip, ip)),
  };
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

/** Whether a successor of this token was used already. */
export async function hasUsedChild(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.parentId, id), isNotNull(refreshTokens.usedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Serializes requests for the same address or from the same IP address. */
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

const isGoodLink = (tokenHash: string, now: Date) =>
  and(
    eq(loginLinks.tokenHash, tokenHash),
    isNull(loginLinks.usedAt),
    gt(loginLinks.expiresAt, now),
  );

/** A valid link; undefined if it is used, expired or unknown. */
export async function findLoginLink(db: Database, tokenHash: string, now: Date) {
  const [row] = await db.select().from(loginLinks).where(isGoodLink(tokenHash, now));
  return row;
}

/** Redeems a valid link, once; undefined for any other. */
export async function takeLoginLink(tx: Transaction, tokenHash: string, now: Date) {
  const [row] = await tx
    .update(loginLinks)
    .set({ usedAt: now })
    .where(isGoodLink(tokenHash, now))
    .returning();
  return row;
}
