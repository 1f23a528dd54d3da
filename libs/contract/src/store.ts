import { z } from 'zod';
import { storeRules } from './constants.ts';
import { member } from './members.ts';
import { cursorPageOf } from './paging.ts';
import { plan } from './plans.ts';

const shopifyId = z.string().min(1).max(100);
const cursorQuery = z.object({
  cursor: z.string().max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(storeRules.pageSize),
});

/** The session token that App Bridge hands out; the shop is read from it alone. */
export const byAppTokenBody = z.object({ token: z.string().min(1).max(4_000) });

/**
 * A store plan. Once its credits are short, `additional_fee` is charged for each picture made, up to
 * `cap_amount` in 30 days; both in US dollars.
 */
export const storePlan = plan.extend({
  additional_fee: z.number().positive(),
  cap_amount: z.number().positive(),
});
export type StorePlan = z.infer<typeof storePlan>;
export const storePlanList = z.object({ month: z.array(storePlan) });
export type StorePlanList = z.infer<typeof storePlanList>;

export const storeSubscribeBody = z.object({
  plan_id: z.string().min(1).max(40),
  redirect_uri: z.url().max(2_000),
});
export type StoreSubscribeBody = z.infer<typeof storeSubscribeBody>;

/** `cap_amount` in US dollars, above the present one. */
export const raiseCapBody = z.object({
  cap_amount: z.number().positive().max(10_000),
  redirect_uri: z.url().max(2_000),
});
export type RaiseCapBody = z.infer<typeof raiseCapBody>;

/** The store's own page on which the merchant agrees to a charge. */
export const confirmationPage = z.object({ confirmation_url: z.url() });
export type ConfirmationPage = z.infer<typeof confirmationPage>;

export const verifyChargeBody = z.object({ charge_id: z.string().min(1).max(100) });

/**
 * A store's membership: `usage` (US dollars) tells of what goes beyond the plan's credits.
 * `asked_cap_amount` is a higher cap the merchant was asked for and has not agreed to.
 */
export const storeMember = member.extend({
  shop: z.string(),
  usage: z
    .object({
      additional_fee: z.number(),
      used: z.number(),
      cap_amount: z.number(),
      asked_cap_amount: z.number().nullable(),
      resets_at: z.iso.datetime(),
    })
    .nullable(),
});
export type StoreMember = z.infer<typeof storeMember>;

export const storeProduct = z.object({
  id: z.string(),
  title: z.string(),
  featured_image: z.object({ url: z.string(), thumbnail_url: z.string() }).nullable(),
});
export type StoreProduct = z.infer<typeof storeProduct>;

export const listStoreProductsQuery = cursorQuery.extend({
  q: z.string().trim().max(200).optional(),
});
export type ListStoreProductsQuery = z.input<typeof listStoreProductsQuery>;
export const storeProductPage = cursorPageOf(storeProduct);

/** A picture of a product; its id is the store's file id. */
export const storeImage = z.object({
  id: z.string(),
  alt: z.string(),
  Image: z.object({
    image: z.object({
      url: z.string(),
      /** At most 480 pixels a side. */
      thumbnail_url: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  }),
});
export type StoreImage = z.infer<typeof storeImage>;

export const listStoreImagesQuery = cursorQuery.extend({ product_id: shopifyId });
export type ListStoreImagesQuery = z.input<typeof listStoreImagesQuery>;
export const storeImagePage = cursorPageOf(storeImage);

/** A result of ours by its object, or any picture by its public address. */
const pictureSource = {
  url: z.url().max(2_000).optional(),
  object_id: z.string().max(60).optional(),
};
const oneSource = (source: { url?: string | undefined; object_id?: string | undefined }) =>
  (source.url === undefined) !== (source.object_id === undefined);
const oneSourceOnly = {
  message: 'Exactly one of url and object_id.',
  params: { reason: 'onePlace' },
};

/** Puts a picture in the place of `file_id`, or adds it without one. */
export const updateStoreImageBody = z
  .object({
    product_id: shopifyId,
    ...pictureSource,
    file_id: shopifyId.nullish(),
    alt: z.string().trim().max(512).default(''),
  })
  .refine(oneSource, oneSourceOnly);
export type UpdateStoreImageBody = z.input<typeof updateStoreImageBody>;

/** Adds pictures to a product. */
export const addStoreImagesBody = z.object({
  product_id: shopifyId,
  urls: z.array(z.url().max(2_000)).min(1).max(storeRules.maxNewImages),
});
export type AddStoreImagesBody = z.infer<typeof addStoreImagesBody>;
export const storeImageRows = z.object({ rows: z.array(storeImage) });

/** A picture we put into the store; `before_url` is what stood there, null where it was added. */
export const publication = z.object({
  id: z.string(),
  product_id: z.string(),
  file_id: z.string(),
  /** Our result that was put there; null for a picture of elsewhere. */
  object_id: z.string().nullable(),
  status: z.enum(['published', 'undone']),
  before_url: z.string().nullable(),
  after_url: z.string(),
  alt: z.string(),
  alt_before: z.string().nullable(),
  created_at: z.iso.datetime(),
  undone_at: z.iso.datetime().nullable(),
  /** Whether it can still be undone: the replaced picture is kept for a while. */
  undoable: z.boolean(),
});
export type Publication = z.infer<typeof publication>;

export const listPublicationsQuery = cursorQuery.extend({
  cursor: z.uuid().optional(),
  product_id: shopifyId.optional(),
});
export type ListPublicationsQuery = z.input<typeof listPublicationsQuery>;
export const publicationPage = cursorPageOf(publication);

/** Where the merchant, signed in as a customer, agrees to join store and account. */
export const joinPage = z.object({ url: z.url() });
export const joinStoreBody = z.object({ code: z.string().min(20).max(200) });
export const joinedStore = z.object({ shopify_domain: z.string() });
