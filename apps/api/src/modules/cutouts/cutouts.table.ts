import type { CutoutFound } from '@tintory/effects';
import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobs } from '../jobs/jobs.table.ts';
import { users } from '../users/users.table.ts';

/** The cut-out of a job, kept for pictures that start from it; its files are objects that expire. */
export const cutouts = pgTable('cutouts', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  /** As large as it was made; none of a preview. */
  objectId: uuid('object_id'),
  /** No larger than a preview. */
  smallObjectId: uuid('small_object_id').notNull(),
  found: jsonb('found').$type<CutoutFound>().notNull(),
});

/** Each time a paid picture was staged anew: what is counted stays when its job is deleted. */
export const restages = pgTable(
  'restages',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    baseJobId: uuid('base_job_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('restages_by_user').on(table.userId, table.createdAt),
    index('restages_by_age').on(table.createdAt),
  ],
);
