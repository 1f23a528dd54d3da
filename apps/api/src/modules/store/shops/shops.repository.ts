import { and, eq, gt, isNull } from 'drizzle-orm';
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

/** The same; makes the shop on first use. */
export async function lockOrCreateShop(
  tx: Transaction,
  domain: string,
  now: Date,
): Promise<ShopRow> {
  await tx.insert(shops).values({ domain, createdAt: now }).onConflictDoNothing();
  const shop = await lockShop(tx, domain);
  if (!shop) throw new Error('The shop vanished between making and locking it.');
  return shop;
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

/** One shop is a user's at most; null takes it away. */
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

/** Takes an offer that is good, once. */
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
