import { z } from 'zod';
import { pageOf, pageQuery } from './paging.ts';

export const billKinds = [
  'subscription',
  'pack',
  'store_plan',
  'usage',
  'print',
  'refund',
] as const;
export const billStatuses = [
  'open',
  'paid',
  'failed',
  'partly_refunded',
  'refunded',
  'disputed',
] as const;

/**
 * `amount` in the currency's minor unit, negative for a refund; `credits` as granted or taken back, 0 of
 * what was printed.
 */
export const bill = z.object({
  id: z.string(),
  kind: z.enum(billKinds),
  plan_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  credits: z.int(),
  status: z.enum(billStatuses),
  invoice_url: z.url().nullable(),
  created_at: z.iso.datetime(),
});
export type Bill = z.infer<typeof bill>;

export const listBillsQuery = pageQuery.extend({
  sort: z.enum(['-created_at', 'created_at']).default('-created_at'),
});
export const billPage = pageOf(bill);
