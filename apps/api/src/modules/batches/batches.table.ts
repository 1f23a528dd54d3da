import type { JobInput } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { jobs } from '../jobs/jobs.table.ts';
import { users } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Many pictures worked on with the same options. */
export const batches = pgTable(
  'batches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toolId: text('tool_id').notNull(),
    funcId: text('func_id').notNull(),
    status: text('status', { enum: ['running', 'paused', 'finished', 'canceled'] }).notNull(),
    pauseReason: text('pause_reason', { enum: ['person', 'credits', 'store'] }),
    /** The options of every picture, as they were sent. */
    inputs: jsonb('inputs').$type<JobInput[]>().notNull(),
    samePlace: boolean('same_place').notNull().default(false),
    /** The first picture's decision for all that follow. */
    shared: jsonb('shared').$type<JobInput[]>(),
    /** Whether every picture has been handed over. */
    complete: boolean('complete').notNull(),
    creditsEach: integer('credits_each').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('batches_by_user').on(table.userId, table.id.desc()),
    index('batches_running')
      .on(table.id)
      .where(sql`${table.status} = 'running'`),
  ],
);

/** One picture of a batch, and what became of it. */
export const batchItems = pgTable(
  'batch_items',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The client's name for it: the same key is the same item. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    objectId: uuid('object_id'),
    imageUrl: text('image_url'),
    shopifyProductId: text('shopify_product_id'),
    shopifyFileId: text('shopify_file_id'),
    status: text('status', {
      enum: ['waiting', 'running', 'held', 'succeeded', 'failed', 'canceled'],
    }).notNull(),
    /** Whether its free preview is over, of a tool that has one. */
    previewed: boolean('looked').notNull().default(false),
    /** The free preview's until that is over. None before it starts, and once its job was deleted. */
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    errorCode: text('error_code'),
    /** The charged credits; kept when the job is deleted. */
    credits: integer('credits').notNull().default(0),
    /** The same of what a store was charged in their place, in US cents. */
    feeCents: integer('fee_cents').notNull().default(0),
  },
  (table) => [
    uniqueIndex('batch_items_by_position').on(table.batchId, table.position),
    uniqueIndex('batch_items_by_key').on(table.batchId, table.key),
    index('batch_items_by_job').on(table.jobId),
    index('batch_items_by_object').on(table.objectId),
  ],
);
