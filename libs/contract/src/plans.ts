import { z } from 'zod';
import { planIntervals } from './constants.ts';

/** `credit` a month for `month` and `year`, once for `pay_go`; `price` in US dollars per interval. */
export const plan = z.object({
  id: z.string(),
  credit: z.int().positive(),
  price: z.number().positive(),
});
export type Plan = z.infer<typeof plan>;

export const planList = z.object({
  month: z.array(plan),
  year: z.array(plan),
  pay_go: z.array(plan),
});
export type PlanList = z.infer<typeof planList>;

const planId = z.string().min(1).max(40);
const returnUrl = z.url().max(2_000);

export const readPlansQuery = z.object({ id: planId.optional() });

/** Where the buyer returns to; both must be on an origin of ours. */
export const subscribeBody = z.object({
  plan_id: planId,
  interval: z.enum(planIntervals),
  success_url: returnUrl,
  cancel_url: returnUrl,
});
export type SubscribeBody = z.infer<typeof subscribeBody>;

/** A call without it, or without any body, returns to the plan in the account. */
export const portalBody = z.object({ return_url: returnUrl.optional() }).nullish();

/** A page of the payment provider to go to. */
export const paymentPage = z.object({ url: z.url() });
export type PaymentPage = z.infer<typeof paymentPage>;
