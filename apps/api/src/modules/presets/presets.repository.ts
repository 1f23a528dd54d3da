import { and, asc, count, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { presets } from './presets.table.ts';

export type PresetRow = typeof presets.$inferSelect;
type Reader = Database | Transaction;

/** Stores a preset; one of the same name is replaced. */
export async function putPreset(db: Reader, row: Omit<PresetRow, 'id'>): Promise<PresetRow> {
  const [stored] = await db
    .insert(presets)
    .values({ id: uuidv7(), ...row })
    .onConflictDoUpdate({
      target: [presets.userId, presets.toolId, presets.name],
      set: { inputs: row.inputs },
    })
    .returning();
  if (!stored) throw new Error('The preset was not stored.');
  return stored;
}

const ofTool = (userId: string, toolId: string) =>
  and(eq(presets.userId, userId), eq(presets.toolId, toolId));

export const listPresets = (db: Reader, userId: string, toolId: string): Promise<PresetRow[]> =>
  db.select().from(presets).where(ofTool(userId, toolId)).orderBy(asc(presets.name));

/** How many presets of a tool somebody has, but for the one of this name. */
export async function countOthers(
  db: Reader,
  { userId, toolId, name }: Pick<PresetRow, 'userId' | 'toolId' | 'name'>,
): Promise<number> {
  const others = and(ofTool(userId, toolId), ne(presets.name, name));
  const [row] = await db.select({ total: count() }).from(presets).where(others);
  return row?.total ?? 0;
}

/** @returns whether there was such a preset of this user's */
export async function deletePreset(db: Reader, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(presets)
    .where(and(eq(presets.userId, userId), eq(presets.id, id)))
    .returning({ id: presets.id });
  return gone.length > 0;
}
