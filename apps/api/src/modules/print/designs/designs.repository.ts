import { and, count, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { printDesigns, type MockupRow, type StoredPrintFile } from '../designs.table.ts';

export type DesignRow = typeof printDesigns.$inferSelect;
type NewDesign = Omit<DesignRow, 'id' | 'mockups' | 'printFiles'>;

/** Stores a design, or finds the equal one and keeps it for as long. */
export async function putDesign(db: Database, design: NewDesign): Promise<DesignRow> {
  const [row] = await db
    .insert(printDesigns)
    .values({ id: uuidv7(), ...design })
    .onConflictDoUpdate({
      target: [printDesigns.userId, printDesigns.hash],
      set: { expiresAt: design.expiresAt },
    })
    .returning();
  if (!row) throw new Error('The design was not stored.');
  return row;
}

/** How many other designs a user made since a time. */
export async function countOthersSince(
  db: Database,
  { userId, hash }: Pick<DesignRow, 'userId' | 'hash'>,
  since: Date,
): Promise<number> {
  const theirs = and(eq(printDesigns.userId, userId), gt(printDesigns.createdAt, since));
  const [row] = await db
    .select({ total: count() })
    .from(printDesigns)
    .where(and(theirs, ne(printDesigns.hash, hash)));
  return row?.total ?? 0;
}

/** Stores the mock-ups; false if another call was faster or the design was deleted. */
export async function setMockups(db: Database, id: string, mockups: MockupRow[]): Promise<boolean> {
  const rows = await db
    .update(printDesigns)
    .set({ mockups })
    .where(and(eq(printDesigns.id, id), isNull(printDesigns.mockups)))
    .returning({ id: printDesigns.id });
  return rows.length === 1;
}

/** Stores the print files of one shape in place of earlier ones. */
export const addPrintFiles = (db: Database, id: string, files: StoredPrintFile[]): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(printDesigns).where(eq(printDesigns.id, id)).for('update');
    const others = (row?.printFiles ?? []).filter(({ shape }) => shape !== files[0]?.shape);
    const printFiles = [...others, ...files];
    await tx.update(printDesigns).set({ printFiles }).where(eq(printDesigns.id, id));
  });

/** Forgets mock-ups whose files are gone, so that they are rendered again. */
export async function dropMockups(db: Database, id: string): Promise<void> {
  await db.update(printDesigns).set({ mockups: null }).where(eq(printDesigns.id, id));
}

const own = (userId: string, id: string) =>
  and(eq(printDesigns.userId, userId), eq(printDesigns.id, id));

export const findDesign = async (db: Database, userId: string, id: string) =>
  (await db.select().from(printDesigns).where(own(userId, id)))[0];

export const findDesignById = async (db: Database, id: string) =>
  (await db.select().from(printDesigns).where(eq(printDesigns.id, id)))[0];

/** The newest first, and how many there are. */
export async function listDesigns(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DesignRow[]; total: number }> {
  const theirs = eq(printDesigns.userId, userId);
  const rows = await db
    .select()
    .from(printDesigns)
    .where(theirs)
    .orderBy(desc(printDesigns.createdAt), desc(printDesigns.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(printDesigns).where(theirs);
  return { rows, total: all?.total ?? 0 };
}

export async function deleteDesign(
  db: Database,
  userId: string,
  id: string,
): Promise<DesignRow | undefined> {
  const [row] = await db.delete(printDesigns).where(own(userId, id)).returning();
  return row;
}

export const listExpiredDesigns = (db: Database, now: Date, limit: number): Promise<DesignRow[]> =>
  db
    .select()
    .from(printDesigns)
    .where(lt(printDesigns.expiresAt, now))
    .orderBy(printDesigns.expiresAt)
    .limit(limit);

/** Deletes those that nobody has used again meanwhile. */
export const deleteExpired = (db: Database, ids: string[], now: Date): Promise<DesignRow[]> =>
  db
    .delete(printDesigns)
    .where(and(inArray(printDesigns.id, ids), lt(printDesigns.expiresAt, now)))
    .returning();

/** The layers of a user's designs, to find whose pictures they are. */
export const listLayers = (tx: Transaction, userId: string) =>
  tx
    .select({ layers: printDesigns.layers })
    .from(printDesigns)
    .where(eq(printDesigns.userId, userId));
