import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { shops, storePublications } from '../store.table.ts';

export type PublicationRow = typeof storePublications.$inferSelect;
type Reader = Database | Transaction;

export async function insertPublication(
  db: Reader,
  row: Omit<typeof storePublications.$inferInsert, 'id'>,
): Promise<PublicationRow> {
  const [stored] = await db
    .insert(storePublications)
    .values({ id: uuidv7(), ...row })
    .returning();
  if (!stored) throw new Error('The publication was not stored.');
  return stored;
}

export async function updatePublication(
  db: Reader,
  id: string,
  change: Partial<PublicationRow>,
): Promise<PublicationRow> {
  const [row] = await db
    .update(storePublications)
    .set(change)
    .where(eq(storePublications.id, id))
    .returning();
  if (!row) throw new Error('There is no such publication.');
  return row;
}

export async function deletePublication(db: Reader, id: string): Promise<void> {
  await db.delete(storePublications).where(eq(storePublications.id, id));
}

export async function deletePublicationsOf(db: Reader, shop: string): Promise<PublicationRow[]> {
  return db.delete(storePublications).where(eq(storePublications.shop, shop)).returning();
}

export const findPublication = async (db: Reader, shop: string, id: string) =>
  (
    await db
      .select()
      .from(storePublications)
      .where(and(eq(storePublications.shop, shop), eq(storePublications.id, id)))
  )[0];

type PendingWish = Pick<PublicationRow, 'shop' | 'productId' | 'alt'> & {
  objectId: string | undefined;
  /** The picture it replaces; null if it is added. */
  fileId: string | null;
};

/** Pictures handed over for this request that the store has not answered yet. */
export async function findPending(
  db: Reader,
  { shop, productId, objectId, fileId, alt }: PendingWish,
): Promise<PublicationRow | undefined> {
  if (objectId === undefined) return undefined;
  const { beforeUrl } = storePublications;
  const place = fileId === null ? isNull(beforeUrl) : eq(storePublications.fileId, fileId);
  const rows = await db
    .select()
    .from(storePublications)
    .where(
      and(
        eq(storePublications.status, 'pending'),
        eq(storePublications.shop, shop),
        eq(storePublications.productId, productId),
        eq(storePublications.objectId, objectId),
        eq(storePublications.alt, alt),
        place,
      ),
    )
    .orderBy(desc(storePublications.id))
    .limit(1);
  return rows[0];
}

/** Whether a later picture has replaced this one, or is about to. */
export async function isCovered(db: Reader, row: PublicationRow): Promise<boolean> {
  const rows = await db
    .select({ id: storePublications.id })
    .from(storePublications)
    .where(
      and(
        eq(storePublications.shop, row.shop),
        eq(storePublications.fileId, row.fileId),
        gt(storePublications.id, row.id),
        inArray(storePublications.status, ['pending', 'published']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Newest first, with one extra row that tells whether there are more. */
export const listPublications = (
  db: Reader,
  shop: string,
  page: { productId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<PublicationRow[]> =>
  db
    .select()
    .from(storePublications)
    .where(
      and(
        eq(storePublications.shop, shop),
        inArray(storePublications.status, ['published', 'undone']),
        page.productId ? eq(storePublications.productId, page.productId) : undefined,
        page.cursor ? lt(storePublications.id, page.cursor) : undefined,
      ),
    )
    .orderBy(desc(storePublications.id))
    .limit(page.limit + 1);

export const listAllPublications = (
  db: Reader,
  shop: string,
  limit: number,
): Promise<PublicationRow[]> =>
  db
    .select()
    .from(storePublications)
    .where(eq(storePublications.shop, shop))
    .orderBy(desc(storePublications.id))
    .limit(limit);

const hasCopy = isNotNull(storePublications.copyKey);

/** Rows whose original was kept before this time. */
export const listOldCopies = (db: Reader, before: Date, limit: number): Promise<PublicationRow[]> =>
  db
    .select()
    .from(storePublications)
    .where(and(hasCopy, lt(storePublications.createdAt, before)))
    .orderBy(asc(storePublications.createdAt))
    .limit(limit);

/** Rows whose original is older than the newest N of their shop. */
export async function listSurplusCopies(
  db: Reader,
  most: number,
  limit: number,
): Promise<PublicationRow[]> {
  const place = sql<number>`row_number() over (
    partition by ${storePublications.shop} order by ${storePublications.id} desc)`;
  const ranked = db
    .select({ id: storePublications.id, place: place.as('place') })
    .from(storePublications)
    .where(hasCopy)
    .as('ranked');
  const rows = await db
    .select({ row: storePublications })
    .from(storePublications)
    .innerJoin(ranked, eq(ranked.id, storePublications.id))
    .where(gt(ranked.place, most))
    .limit(limit);
  return rows.map(({ row }) => row);
}

/** Those of installed shops: others cannot be asked. */
export async function listPending(
  db: Reader,
  before: Date,
  limit: number,
): Promise<PublicationRow[]> {
  const rows = await db
    .select({ row: storePublications })
    .from(storePublications)
    .innerJoin(shops, eq(shops.domain, storePublications.shop))
    .where(
      and(
        eq(storePublications.status, 'pending'),
        lt(storePublications.createdAt, before),
        isNotNull(shops.accessToken),
      ),
    )
    .orderBy(asc(storePublications.createdAt))
    .limit(limit);
  return rows.map(({ row }) => row);
}
