import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { printStoreProducts } from '../store-products.table.ts';

export type StoreProductRow = typeof printStoreProducts.$inferSelect;
export type NewStoreProductRow = typeof printStoreProducts.$inferInsert;

export const newId = uuidv7;

/** Stores a request, or finds the product of an earlier one. */
export async function putWish(db: Database, row: NewStoreProductRow): Promise<StoreProductRow> {
  const [stored] = await db
    .insert(printStoreProducts)
    .values(row)
    .onConflictDoNothing()
    .returning();
  if (stored) return stored;
  const { shop, wishKey } = printStoreProducts;
  const [known] = await db
    .select()
    .from(printStoreProducts)
    .where(and(eq(shop, row.shop), eq(wishKey, row.wishKey)));
  if (!known) throw new Error('The wish was neither stored nor found.');
  return known;
}

export async function updateStoreProduct(
  db: Database,
  id: string,
  change: Partial<StoreProductRow>,
): Promise<StoreProductRow> {
  const [row] = await db
    .update(printStoreProducts)
    .set(change)
    .where(eq(printStoreProducts.id, id))
    .returning();
  if (!row) throw new Error('There is no such product.');
  return row;
}

export async function deleteWish(db: Database, id: string): Promise<void> {
  await db.delete(printStoreProducts).where(eq(printStoreProducts.id, id));
}

export async function deleteStoreProductsOf(db: Database, shop: string): Promise<void> {
  await db.delete(printStoreProducts).where(eq(printStoreProducts.shop, shop));
}

export const findStoreProduct = async (db: Database, shop: string, id: string) =>
  (
    await db
      .select()
      .from(printStoreProducts)
      .where(and(eq(printStoreProducts.shop, shop), eq(printStoreProducts.id, id)))
  )[0];

/** Newest first, with one extra row that tells whether there are more. */
export const listStoreProducts = (
  db: Database,
  shop: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<StoreProductRow[]> =>
  db
    .select()
    .from(printStoreProducts)
    .where(
      and(
        eq(printStoreProducts.shop, shop),
        page.cursor ? lt(printStoreProducts.id, page.cursor) : undefined,
      ),
    )
    .orderBy(desc(printStoreProducts.id))
    .limit(page.limit + 1);

/** Requests without an outcome since this time. */
export const listUnsettled = (
  db: Database,
  before: Date,
  limit: number,
): Promise<StoreProductRow[]> =>
  db
    .select()
    .from(printStoreProducts)
    .where(and(eq(printStoreProducts.status, 'creating'), lt(printStoreProducts.triedAt, before)))
    .orderBy(asc(printStoreProducts.triedAt))
    .limit(limit);

/** Designs that a store sells or may sell, of these. */
export async function listSold(db: Database, designIds: string[]): Promise<string[]> {
  if (designIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: printStoreProducts.designId })
    .from(printStoreProducts)
    .where(
      and(
        inArray(printStoreProducts.designId, designIds),
        inArray(printStoreProducts.status, ['creating', 'made']),
      ),
    );
  return rows.map(({ id }) => id);
}
