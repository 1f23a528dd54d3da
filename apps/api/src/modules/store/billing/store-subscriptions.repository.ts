import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { shops, storeSubscriptions } from '../store.table.ts';

export type StoreSubscriptionRow = typeof storeSubscriptions.$inferSelect;
type Reader = Database | Transaction;

const live: StoreSubscriptionRow['status'][] = ['active', 'frozen'];

export const isLive = ({ status }: Pick<StoreSubscriptionRow, 'status'>): boolean =>
  live.includes(status);

export const findSubscription = async (
  db: Reader,
  id: string,
): Promise<StoreSubscriptionRow | undefined> =>
  (await db.select().from(storeSubscriptions).where(eq(storeSubscriptions.id, id)))[0];

/** The present one, or the last one. */
export async function findCurrent(
  db: Reader,
  shop: string,
): Promise<StoreSubscriptionRow | undefined> {
  const rows = await db
    .select()
    .from(storeSubscriptions)
    .where(eq(storeSubscriptions.shop, shop))
    .orderBy(desc(storeSubscriptions.createdAt), desc(storeSubscriptions.id));
  return rows.find(isLive) ?? rows[0];
}

/** Stores a copy whole; the caller holds the shop locked. */
export async function saveSubscription(tx: Transaction, row: StoreSubscriptionRow): Promise<void> {
  const { id, ...rest } = row;
  await tx
    .insert(storeSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: storeSubscriptions.id,
      set: rest,
      setWhere: eq(storeSubscriptions.id, id),
    });
}

/** Keeps the cap that the merchant is asked for; the caller holds the shop locked. */
export async function saveAskedCap(tx: Transaction, id: string, cents: number): Promise<void> {
  await tx
    .update(storeSubscriptions)
    .set({ askedCapCents: cents })
    .where(eq(storeSubscriptions.id, id));
}

export async function endSubscriptions(tx: Transaction, shop: string, now: Date): Promise<void> {
  await tx
    .update(storeSubscriptions)
    .set({ status: 'ended', endedAt: now })
    .where(and(eq(storeSubscriptions.shop, shop), inArray(storeSubscriptions.status, live)));
}

/** Installed shops whose period is over, so that the next one may have begun. */
export async function listDueShops(db: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ shop: storeSubscriptions.shop })
    .from(storeSubscriptions)
    .innerJoin(shops, eq(shops.domain, storeSubscriptions.shop))
    .where(
      and(
        isNotNull(shops.accessToken),
        inArray(storeSubscriptions.status, live),
        isNotNull(storeSubscriptions.periodEnd),
        lte(storeSubscriptions.periodEnd, now),
      ),
    )
    .orderBy(asc(storeSubscriptions.periodEnd))
    .limit(limit);
  return [...new Set(rows.map(({ shop }) => shop))];
}
