import { and, asc, count, desc, eq, gte, lt, ne, sql, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { pageViews } from './page-views.table.ts';

export type ViewKey = Omit<typeof pageViews.$inferSelect, 'views'>;

const total = sql<number>`coalesce(${sum(pageViews.views)}, 0)::int`;

/** @returns whether that page had a view of this kind on that day already */
export async function addToKnown(db: Database, key: ViewKey): Promise<boolean> {
  const found = await db
    .update(pageViews)
    .set({ views: sql`${pageViews.views} + 1` })
    .where(
      and(
        eq(pageViews.day, key.day),
        eq(pageViews.path, key.path),
        eq(pageViews.language, key.language),
        eq(pageViews.referrerOrigin, key.referrerOrigin),
      ),
    )
    .returning({ day: pageViews.day });
  return found.length > 0;
}

export async function addView(db: Database, key: ViewKey): Promise<void> {
  await db
    .insert(pageViews)
    .values({ ...key, views: 1 })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.language, pageViews.referrerOrigin],
      set: { views: sql`${pageViews.views} + 1` },
    });
}

export async function countRowsOf(db: Database, day: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(pageViews).where(eq(pageViews.day, day));
  return row?.rows ?? 0;
}

export async function dropBefore(db: Database, day: string): Promise<void> {
  await db.delete(pageViews).where(lt(pageViews.day, day));
}

/** Views since a day by one of their properties. */
export function viewsBy(
  db: Database,
  column: PgColumn,
  since: string,
  { order, most }: { order: 'views' | 'name'; most: number },
): Promise<{ name: string; views: number }[]> {
  const name = sql<string>`${column}::text`;
  const given: SQL | undefined =
    column === pageViews.referrerOrigin ? ne(pageViews.referrerOrigin, '') : undefined;
  return db
    .select({ name, views: total })
    .from(pageViews)
    .where(and(gte(pageViews.day, since), given))
    .groupBy(column)
    .orderBy(...(order === 'views' ? [desc(total), asc(column)] : [asc(column)]))
    .limit(most);
}
