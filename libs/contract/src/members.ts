import { z } from 'zod';

const memberGrant = z.object({
  id: z.string(),
  source: z.enum(['free', 'subscription', 'pack', 'store_plan', 'refund', 'adjustment']),
  amount: z.int(),
  remaining: z.int(),
  expires_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});

/** A smaller plan, or a shorter interval, that was agreed to: it begins with the next period. */
const nextPlan = z.object({
  plan_id: z.string(),
  interval: z.enum(['month', 'year']),
  credits_monthly: z.int().nonnegative(),
  begins_at: z.iso.datetime(),
});

/**
 * `plan_id` is `free` without a paid plan. `credits` is what can be spent now. `past_due`: the last
 * payment failed and is tried again. `credits_notice`: since credits last came, four fifths of them
 * (`low`) or all of them (`empty`) are spent; `none` ever came where a mailbox or a network has had
 * its free ones. A store plan has no `next_plan`: stores do not tell of it before it begins.
 */
export const member = z.object({
  plan_id: z.string(),
  interval: z.enum(['month', 'year']).nullable(),
  credits: z.int().nonnegative(),
  credits_monthly: z.int().nonnegative(),
  renews_at: z.iso.datetime().nullable(),
  cancel_expired_at: z.iso.datetime().nullable(),
  past_due: z.boolean(),
  next_plan: nextPlan.nullable(),
  credits_notice: z.enum(['low', 'empty', 'none']).nullable(),
  grants: z.array(memberGrant),
});
export type Member = z.infer<typeof member>;
