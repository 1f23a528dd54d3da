import { z } from 'zod';
import { pageOf, pageQuery } from '../paging.ts';
import { orderRules, printOrderStatuses } from './rules.ts';
import { shippingMethod } from './shipping.ts';

const line = z.string().trim().min(1).max(100);

/** Where an order goes. `state` is asked for where the country's post wants it. */
export const printAddress = z.object({
  name: line,
  line1: line,
  line2: z.string().trim().max(100).default(''),
  city: line,
  state: z.string().trim().max(60).default(''),
  zip: z.string().trim().max(12).default(''),
  country_code: z.string().regex(/^[A-Z]{2}$/),
  email: z.email().max(254),
  phone: z.string().trim().max(30).default(''),
});
export type PrintAddress = z.infer<typeof printAddress>;

const orderedItem = z.object({
  design_id: z.string().min(1).max(60),
  variant_id: z.string().min(1).max(60),
  quantity: z.int().min(1).max(orderRules.maxQuantity),
});

/**
 * Asked for with an `Idempotency-Key`: the same cart is paid for once. Both addresses must be on an
 * origin of ours; they come back with the order's id as `order`.
 */
export const createPrintOrderBody = z.object({
  items: z.array(orderedItem).min(1).max(orderRules.maxItems),
  address: printAddress,
  shipping_method_id: z.string().min(1).max(60),
  success_url: z.url().max(2_000),
  cancel_url: z.url().max(2_000),
});
export type CreatePrintOrderBody = z.infer<typeof createPrintOrderBody>;

/** Back to the page of an order on which to pay; one whose page ended is ordered anew at today's prices. */
export const payPrintOrderBody = createPrintOrderBody.pick({ success_url: true, cancel_url: true });
export type PayPrintOrderBody = z.infer<typeof payPrintOrderBody>;

/** As it was bought: titles and prices stay what they were. `price` is that of one piece. */
const printOrderItem = orderedItem.extend({
  product_id: z.string(),
  title: z.string(),
  variant_title: z.string(),
  price: z.number().positive(),
  mockup_url: z.string().nullable(),
});
export type PrintOrderItem = z.infer<typeof printOrderItem>;

/** `amount` is all that was paid, in `currency` (not in its minor unit), tax included once it is known. */
export const printOrder = z.object({
  id: z.string(),
  status: z.enum(printOrderStatuses),
  items: z.array(printOrderItem),
  address: printAddress,
  shipping: shippingMethod,
  amount: z.number().positive(),
  currency: z.string(),
  tracking_url: z.url().nullable(),
  /** The payment provider's receipt; null until it is paid. */
  receipt_url: z.url().nullable(),
  /** Why it failed, in the language asked for. */
  reason: z.string().nullable(),
  can_cancel: z.boolean(),
  /** Whether it waits for its payment, or ended without one. */
  can_pay: z.boolean(),
  created_at: z.iso.datetime(),
});
export type PrintOrder = z.infer<typeof printOrder>;

/** Where a parcel of the embedded provider is, for anybody who has its link. */
export const printParcel = z.object({
  /** Short enough to be read out. */
  number: z.string(),
  status: z.enum(['shipped', 'delivered']),
});
export type PrintParcel = z.infer<typeof printParcel>;

export const listPrintOrdersQuery = pageQuery;
export const printOrderPage = pageOf(printOrder);
