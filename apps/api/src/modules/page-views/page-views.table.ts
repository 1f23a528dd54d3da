import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Views counted by day and page: sums alone, so that no row tells of one visitor. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    language: text('language').notNull(),
    /** Empty without a referrer, or for our own pages. */
    referrerOrigin: text('referrer_origin').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path, table.language, table.referrerOrigin] }),
  ],
);
