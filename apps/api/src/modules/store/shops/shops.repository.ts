import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { UserRow } from '../../users/users.repository.ts';
import { users } from '../../users/users.table.ts';
import { shops, storeJoins } from '../store.table.ts';

export type ShopRow = typeof shops.$inferSelect;
type Reader = Database | Transaction;

export const findShop = async (db: Reader, domain: string): Promise<ShopRow | undefined> =>
  (await db.select().from(shops).where(eq(shops.domain, domain)))[0];

export const findShopOf = async (db: Reader, userId: string): Promise<ShopRow | undefined> =>
  (await db.select().from(shops).where(eq(shops.userId, userId)))[0];

/** Locks the shop's row until the transaction ends; rows that point at it can be written meanwhile. */
export const lockShop = async (tx: Transaction, domain: string): Promise<ShopRow | undefined> =>
  (await tx.select().from(shops).where(eq(shops.domain, domain)).for('no key update'))[0];

/** Creates the shop's row on first use. */
export async function openShop(db: Reader, domain: string, now: Date): Promise<void> {
  await db.insert(shops).values({ domain, createdAt: now }).onConflictDoNothing();
}

/** Deletes a shop that never installed the app. */
export async function deleteUnused(db: Reader, domain: string): Promise<void> {
  await db
    .delete(shops)
    .where(and(eq(shops.domain, domain), isNull(shops.installedAt), isNull(shops.userId)));
}

export async function updateShop(
  db: Reader,
  domain: string,
  change: Partial<Omit<ShopRow, 'domain'>>,
): Promise<void> {
  await db.update(shops).set(change).where(eq(shops.domain, domain));
}

export const noTokens = {
  accessToken: null,
  accessExpiresAt: null,
  refreshToken: null,
  refreshExpiresAt: null,
  scopes: null,
} satisfies Partial<ShopRow>;

export type TokenChange = Partial<Omit<ShopRow, 'domain' | 'tokensClaimedUntil'>>;
export type ClaimedShop = ShopRow & { tokensClaimedUntil: Date };

/** Claims the turn to renew a shop's tokens; undefined while another process has it. */
export async function claimTokens(
  db: Reader,
  domain: string,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedShop | undefined> {
  const [row] = await db
    .update(shops)
    .set({ tokensClaimedUntil: until })
    .where(
      and(
        eq(shops.domain, domain),
        or(isNull(shops.tokensClaimedUntil), lte(shops.tokensClaimedUntil, now)),
      ),
    )
    .returning();
  return row && { ...row, tokensClaimedUntil: until };
}

const isClaim = ({ domain, tokensClaimedUntil }: ClaimedShop) =>
  and(eq(shops.domain, domain), eq(shops.tokensClaimedUntil, tokensClaimedUntil));

/**
 * Stores the result of a claim. False if the claim expired or, without `anyway`, if the tokens
 * changed meanwhile.
 */
export async function storeTokens(
  db: Reader,
  claimed: ClaimedShop,
  change: TokenChange,
  anyway: boolean,
): Promise<boolean> {
  const same = sql`${shops.accessToken} is not distinct from ${claimed.accessToken}`;
  const rows = await db
    .update(shops)
    .set(change)
    .where(and(isClaim(claimed), anyway ? undefined : same))
    .returning({ domain: shops.domain });
  return rows.length === 1;
}

export async function dropClaim(db: Reader, claimed: ClaimedShop): Promise<void> {
  await db.update(shops).set({ tokensClaimedUntil: null }).where(isClaim(claimed));
}

/** Deletes the tokens, unless they were replaced. */
export async function forgetTokens(db: Reader, domain: string, accessToken: string): Promise<void> {
  await db
    .update(shops)
    .set(noTokens)
    .where(and(eq(shops.domain, domain), eq(shops.accessToken, accessToken)));
}

export async function insertStoreUser(
  tx: Transaction,
  shopifyDomain: string,
  now: Date,
): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({ id: uuidv7(), shopifyDomain, createdAt: now })
    .returning();
  if (!user) throw new Error('The store user was not stored.');
  return user;
}

/** A user has at most one shop; null removes it. */
export async function setShopDomain(
  tx: Transaction,
  userId: string,
  shopifyDomain: string | null,
): Promise<void> {
  await tx.update(users).set({ shopifyDomain }).where(eq(users.id, userId));
}

export async function insertJoin(
  db: Reader,
  join: Omit<typeof storeJoins.$inferInsert, 'usedAt'>,
): Promise<void> {
  await db.insert(storeJoins).values(join);
}

/** Redeems a valid offer, once. */
export async function takeJoin(tx: Transaction, codeHash: string, now: Date) {
  const [row] = await tx
    .update(storeJoins)
    .set({ usedAt: now })
    .where(
      and(
        eq(storeJoins.codeHash, codeHash),
        isNull(storeJoins.usedAt),
        gt(storeJoins.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function deleteJoins(tx: Transaction, shop: string): Promise<void> {
  await tx.delete(storeJoins).where(eq(storeJoins.shop, shop));
}
