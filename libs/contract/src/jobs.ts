import { z } from 'zod';
import { errorCodes } from './error-codes.ts';
import { failureReasons } from './failure-reasons.ts';
import { pageOf, pageQuery } from './paging.ts';
import { callTypes } from './tools.ts';

export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Values are JSON; what each key may hold is checked against the tool's own schema. */
export const jobInput = z.object({ key: z.string().min(1).max(60), value: z.json() });
export type JobInput = z.infer<typeof jobInput>;

const jobMetadata = z.record(
  z.string().max(60),
  z.union([z.string().max(500), z.number(), z.boolean()]),
);

/** @param toolIds the ids that the caller serves; the contract knows no tools itself */
export const createJobBody = (toolIds: readonly string[]) =>
  z.object({
    tool_id: z.enum(toolIds as [string, ...string[]]),
    func_id: z.string().min(1).max(60),
    call_type: z.enum(callTypes),
    shopify_product_id: z.string().max(100).nullish(),
    inputs: z.array(jobInput).max(50),
    metadata: jobMetadata.optional(),
  });
export type CreateJobBody = z.infer<ReturnType<typeof createJobBody>>;

/** Known words that may have been meant by an unknown one. */
const promptSuggestion = z.object({
  instead_of: z.string().min(1).max(40),
  words: z.array(z.string().min(1).max(60)).min(1).max(3),
  /** Ids of the places that they name, in the same order. */
  places: z.array(z.string().max(60)).max(3).exactOptional(),
});
export type PromptSuggestion = z.infer<typeof promptSuggestion>;

/** Those of one prompt, in its order. */
export const promptSuggestions = z.array(promptSuggestion).max(5);

/** Unknown words of a prompt, in its order. */
export const promptUnknown = z.array(z.string().min(1).max(40)).max(20);

const jobOutput = z.object({
  object_id: z.string(),
  url: z.string(),
  /** A small picture of it for lists; where there is none, `url` is shown. */
  thumbnail_url: z.string().nullish(),
  width: z.int(),
  height: z.int(),
  content_type: z.string(),
  bytes: z.int(),
});
export type JobOutput = z.infer<typeof jobOutput>;

export const job = z.object({
  id: z.string(),
  tool_id: z.string(),
  func_id: z.string(),
  call_type: z.enum(callTypes),
  status: z.enum(jobStatuses),
  progress: z.number().min(0).max(1),
  inputs: z.array(jobInput),
  metadata: jobMetadata,
  shopify_product_id: z.string().nullable(),
  /** The batch it is part of. */
  batch_id: z.string().nullable(),
  outputs: z.array(jobOutput),
  /**
   * What a function answers besides pictures: faces found, a cutout's confidence, unknown words and
   * `suggestions` for them.
   */
  result: z.record(z.string(), z.json()).nullable(),
  /** Its price; 0 for one that is paid for with `fee`. */
  credits: z.int().nonnegative(),
  /** What the store is charged in the place of credits, in US cents; 0 where credits pay. */
  fee: z.int().nonnegative(),
  engine: z.string().nullable(),
  favourite: z.boolean(),
  error: z
    .object({
      code: z.enum(errorCodes as [string, ...string[]]),
      message: z.string(),
      /** With PromptUnclear, where known words are near. */
      suggestions: promptSuggestions.optional(),
      /** With `PromptUnclear`: the unknown words, as they were written. */
      unknown: promptUnknown.optional(),
      /** The input that caused the failure, if that is not the photo itself. */
      field: z.string().optional(),
      /** The reason, if the code alone does not tell. */
      reason: z.enum(failureReasons).optional(),
    })
    .nullable(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
});
export type Job = z.infer<typeof job>;

export const jobPage = pageOf(job);

export const listJobsQuery = pageQuery.extend({
  tool_id: z.string().max(60).optional(),
  status: z.enum(jobStatuses).optional(),
  /** In the words of a job's inputs, in its photo's name, or in its tool's title. */
  q: z.string().trim().max(200).optional(),
  favourite: z.stringbool().optional(),
  /** Made from the pictures of this product of a store. */
  shopify_product_id: z.string().max(100).optional(),
  sort: z.enum(['-created_at', 'created_at']).default('-created_at'),
});
export const favouriteBody = z.object({ favourite: z.boolean() });

export type ListJobsQuery = z.input<typeof listJobsQuery>;
