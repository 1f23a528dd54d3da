import type { JobInput } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A stored output; its URL is signed at each read. */
export type StoredOutput = {
  objectId: string;
  width: number;
  height: number;
  contentType: string;
  bytes: number;
  /** Whether a small picture lies beside it. */
  thumbnail?: true;
};

export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toolId: text('tool_id').notNull(),
    funcId: text('func_id').notNull(),
    callType: text('call_type', { enum: ['sync', 'async'] }).notNull(),
    status: text('status', {
      enum: ['queued', 'running', 'succeeded', 'failed', 'canceled'],
    }).notNull(),
    progress: real('progress').notNull().default(0),
    /** The list as it was sent. */
    inputs: jsonb('inputs').$type<JobInput[]>().notNull(),
    metadata: jsonb('metadata').$type<Record<string, string | number | boolean>>().notNull(),
    /** Its words and its photo's name, as the list is searched by. */
    searchText: text('search_text').notNull().default(''),
    shopifyProductId: text('shopify_product_id'),
    /** The batch that started it. */
    batchId: uuid('batch_id'),
    outputs: jsonb('outputs').$type<StoredOutput[]>().notNull().default([]),
    /** Of a failed job: the details of its error. */
    result: jsonb('result').$type<Record<string, JobInput['value']>>(),
    credits: integer('credits').notNull(),
    /** The store's fee in place of credits, in US cents; 0 if credits pay. */
    feeCents: integer('fee_cents').notNull().default(0),
    /** The hold of its credits, open or resolved; null for a free job. */
    holdId: uuid('hold_id'),
    /** The queue's message for the present try. */
    messageId: uuid('message_id').notNull(),
    tries: integer('tries').notNull().default(0),
    engine: text('engine'),
    errorCode: text('error_code'),
    favourite: boolean('favourite').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('jobs_by_user').on(table.userId, table.id.desc()),
    index('jobs_by_user_and_tool').on(table.userId, table.toolId, table.id.desc()),
    index('jobs_by_batch')
      .on(table.batchId)
      .where(sql`${table.batchId} is not null`),
    index('jobs_favourites')
      .on(table.userId, table.id.desc())
      .where(sql`${table.favourite}`),
    index('jobs_active')
      .on(table.createdAt)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
);
