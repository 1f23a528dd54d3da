import { z } from 'zod';

export const shippingCountry = z.object({
  /** ISO 3166-1, two capital letters. */
  code: z.string(),
  name: z.string(),
  zip_required: z.boolean(),
  /** Whether the post needs a state, province or prefecture. */
  state_required: z.boolean(),
});
export type ShippingCountry = z.infer<typeof shippingCountry>;

export const shippingCountries = z.array(shippingCountry);

/** Form-encoded; `weight` in grams of everything that is sent together. */
export const shippingQuery = z.object({
  country_code: z.string().regex(/^[A-Z]{2}$/),
  weight: z.coerce.number().int().min(1).max(30_000),
  zip_code: z.string().trim().max(12).default(''),
});
export type ShippingQuery = z.infer<typeof shippingQuery>;

/** `price` in `currency`; days from the order to the door. */
export const shippingMethod = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number().nonnegative(),
  currency: z.string(),
  min_days: z.int().nonnegative(),
  max_days: z.int().nonnegative(),
});
export type ShippingMethod = z.infer<typeof shippingMethod>;

export const shippingMethods = z.object({ methods: z.array(shippingMethod) });
