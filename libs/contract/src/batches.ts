import { z } from 'zod';
import { batchRules } from './constants.ts';
import { job, jobInput } from './jobs.ts';
import { cursorPageOf, pageOf, pageQuery } from './paging.ts';

export const batchStatuses = ['running', 'paused', 'finished', 'canceled'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

/** Why it is paused: by a person, because credits ran out, or because the store is gone. */
export const pauseReasons = ['person', 'credits', 'store'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** `held`: its free preview has a warning, and nothing is charged until a person says so. */
export const batchItemStatuses = [
  'waiting',
  'running',
  'held',
  'succeeded',
  'failed',
  'canceled',
] as const;
export type BatchItemStatus = (typeof batchItemStatuses)[number];

/** One picture to work on. `key` is made by the client: the same key is the same item. */
export const newBatchItem = z
  .strictObject({
    key: z.string().min(1).max(120),
    /** What the person calls it: a file's or a product's name. */
    name: z.string().trim().min(1).max(255),
    object_id: z.string().max(60).optional(),
    image_url: z.url().max(2_000).optional(),
    shopify_product_id: z.string().max(100).optional(),
    /** The store's picture it was made from. */
    shopify_file_id: z.string().max(100).optional(),
  })
  .refine((item) => (item.object_id === undefined) !== (item.image_url === undefined), {
    message: 'Exactly one of object_id and image_url.',
    params: { reason: 'oneSource' },
  });
export type NewBatchItem = z.infer<typeof newBatchItem>;

const newItems = z.array(newBatchItem).max(batchRules.maxItemsPerCall);

/** `inputs` are the options for every picture; none of them names a picture to work on. */
export const createBatchBody = (toolIds: readonly string[]) =>
  z.strictObject({
    tool_id: z.enum(toolIds as [string, ...string[]]),
    inputs: z.array(jobInput).max(50),
    /** All in the place and direction of the first picture. */
    same_place: z.boolean().default(false),
    items: newItems.default([]),
    /** False while more pictures will come: the batch does not finish before. */
    complete: z.boolean().default(true),
  });
export type CreateBatchBody = z.input<ReturnType<typeof createBatchBody>>;

export const addBatchItemsBody = z.strictObject({
  items: newItems,
  complete: z.boolean().default(true),
});
export type AddBatchItemsBody = z.input<typeof addBatchItemsBody>;

export const batch = z.object({
  id: z.string(),
  tool_id: z.string(),
  func_id: z.string(),
  status: z.enum(batchStatuses),
  pause_reason: z.enum(pauseReasons).nullable(),
  inputs: z.array(jobInput),
  same_place: z.boolean(),
  /** What the first picture decided for all; null until it has, and if each has its own place. */
  shared: z.array(jobInput).nullable(),
  /** Whether every picture has been handed over. */
  complete: z.boolean(),
  counts: z.object({
    waiting: z.int(),
    running: z.int(),
    held: z.int(),
    succeeded: z.int(),
    failed: z.int(),
    canceled: z.int(),
  }),
  /** How many failed items a retry starts again; the others would fail again. */
  retryable: z.int(),
  /** The price of one picture, and what was charged so far. */
  credits_each: z.int(),
  credits: z.int(),
  /** What a store was charged in the place of credits, in US cents. */
  fee: z.int(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type Batch = z.infer<typeof batch>;

/** Which of the pictures held back are made all the same; without a list all of them. */
export const acceptBatchItemsBody = z.strictObject({
  item_ids: z.array(z.uuid()).max(batchRules.maxItems).optional(),
});
export type AcceptBatchItemsBody = z.input<typeof acceptBatchItemsBody>;

/**
 * `credits` is what was charged, or `fee` in their place, in US cents. `outputs` is empty once the
 * results were deleted; of a picture that is held back it is the free preview, and so is its job. `result` is
 * the job's: what there is to say of a picture, its warnings too.
 */
export const batchItem = z.object({
  id: z.string(),
  position: z.int(),
  key: z.string(),
  name: z.string(),
  status: z.enum(batchItemStatuses),
  progress: z.number().min(0).max(1),
  /** Whether the free preview is over, of a tool that has one. */
  previewed: z.boolean(),
  job_id: z.string().nullable(),
  object_id: z.string().nullable(),
  image_url: z.string().nullable(),
  /** A small picture of an uploaded photo once it is made; null for an unreadable file. */
  thumbnail_url: z.string().nullable(),
  shopify_product_id: z.string().nullable(),
  shopify_file_id: z.string().nullable(),
  credits: z.int(),
  fee: z.int(),
  outputs: job.shape.outputs,
  result: job.shape.result,
  error: job.shape.error,
});
export type BatchItem = z.infer<typeof batchItem>;

export const listBatchesQuery = pageQuery;
export const batchPage = pageOf(batch);

export const listBatchItemsQuery = z.object({
  cursor: z.string().max(60).optional(),
  limit: z.coerce.number().int().min(1).max(batchRules.maxItems).default(50),
  status: z.enum(batchItemStatuses).optional(),
});
export type ListBatchItemsQuery = z.input<typeof listBatchItemsQuery>;
export const batchItemPage = cursorPageOf(batchItem);

/** An address that streams every result as one ZIP; it needs no token, and ends. */
export const batchArchive = z.object({ url: z.url(), expires_at: z.iso.datetime() });
export type BatchArchive = z.infer<typeof batchArchive>;
