import { z } from 'zod';
import { errorCodes } from '../error-codes.ts';
import { cursorPageOf } from '../paging.ts';
import { printInStoreRules, printInStoreStates } from './rules.ts';
import { priceEndings } from './selling-price.ts';

/** A share of what a piece costs in percent, or an amount in the catalogue's currency. */
const priceMargin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), value: z.number().min(0).max(1_000) }),
  z.object({ kind: z.literal('amount'), value: z.number().min(0).max(10_000) }),
]);

/**
 * A variant's price is typed, or comes from its cost and the margin; the latter only if the store
 * sells in the catalogue's currency.
 */
export const createStoreProductBody = z.object({
  design_id: z.uuid(),
  title: z.string().trim().min(1).max(printInStoreRules.maxTitle),
  description: z.string().trim().max(printInStoreRules.maxDescription).default(''),
  variants: z
    .array(
      z.object({
        variant_id: z.string().min(1).max(60),
        price: z.number().positive().max(printInStoreRules.maxPrice).optional(),
      }),
    )
    .min(1)
    .max(printInStoreRules.maxVariants),
  margin: priceMargin.optional(),
  ending: z.enum(priceEndings).default('99'),
});
export type CreateStoreProductBody = z.input<typeof createStoreProductBody>;

const problem = z.object({
  code: z.enum(errorCodes as [string, ...string[]]),
  /** In the language asked for. */
  message: z.string(),
});
export type PrintInStoreProblem = z.infer<typeof problem>;

/** A design as a product of the store. */
export const printInStore = z.object({
  id: z.string(),
  design_id: z.string(),
  print_product_id: z.string(),
  /** The store's id; null until it is known, and where nothing was made. */
  product_id: z.string().nullable(),
  title: z.string(),
  /** The lowest and highest price as sent, in the store's currency. */
  price_from: z.number(),
  price_to: z.number(),
  currency: z.string(),
  variants: z.int().positive(),
  /** A mock-up, as the store shows it; null before there is one. */
  picture_url: z.string().nullable(),
  state: z.enum(printInStoreStates),
  /** What went wrong, or still is. */
  problem: problem.nullable(),
  /** Whether the design's mock-ups differ from those that the store shows. */
  outdated: z.boolean(),
  undoable: z.boolean(),
  created_at: z.iso.datetime(),
});
export type PrintInStore = z.infer<typeof printInStore>;

export const listStoreProductsMadeQuery = z.object({
  cursor: z.uuid().optional(),
  /** Each row asks the store. */
  limit: z.coerce.number().int().min(1).max(20).default(10),
});
export type ListStoreProductsMadeQuery = z.input<typeof listStoreProductsMadeQuery>;

/** With a `problem` the store did not answer: the states are the last that were known. */
export const printInStorePage = cursorPageOf(printInStore).extend({ problem: problem.nullable() });
export type PrintInStorePage = z.infer<typeof printInStorePage>;

/** What the form of a new product needs to know. */
export const printStoreSetup = z.object({
  /** ISO 4217: what the store sells in. */
  currency: z.string(),
  /** Whether orders of such products reach a print provider at all. */
  fulfilled: z.boolean(),
});
export type PrintStoreSetup = z.infer<typeof printStoreSetup>;
