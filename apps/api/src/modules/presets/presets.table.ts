import type { JobInput } from '@tintory/contract';
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

/** Saved options of a tool. */
export const presets = pgTable(
  'presets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toolId: text('tool_id').notNull(),
    name: text('name').notNull(),
    inputs: jsonb('inputs').$type<JobInput[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [uniqueIndex('presets_by_name').on(table.userId, table.toolId, table.name)],
);
