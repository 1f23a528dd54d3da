import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How often all processes together let a caller do something within a window of time. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    key: text('key').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.startedAt] }),
    index('limit_counts_by_end').on(table.endsAt),
  ],
);
