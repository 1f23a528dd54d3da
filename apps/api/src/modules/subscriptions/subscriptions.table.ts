import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Users' ids at the payment provider. No foreign key to users: the books outlive an account. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    /** The provider's id. */
    customerId: text('customer_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the provider no longer knew it; its refunds still find their user. */
    goneAt: instant('gone_at'),
    /** When the claim of this customer expires. */
    claimedUntil: instant('claimed_until'),
  },
  (table) => [
    uniqueIndex('billing_customers_current')
      .on(table.userId)
      .where(sql`${table.goneAt} is null`),
  ],
);

/**
 * The provider's last state of each subscription; always replaced as a whole, so that the order of
 * webhook events does not matter. Our own fields stand beside it.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    planId: text('plan_id').notNull(),
    interval: text('interval', { enum: ['month', 'year'] }).notNull(),
    /** `pending`: the first payment is under way. `past_due`: a later one failed. */
    status: text('status', { enum: ['pending', 'active', 'past_due', 'ended'] }).notNull(),
    startedAt: instant('started_at').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** The plan after this period; null if it stays. */
    nextPlanId: text('next_plan_id'),
    endedAt: instant('ended_at'),
    /** Version of the copy: an answer based on an older one must be read again. */
    version: integer('version').notNull(),
    /**
     * The plan that this duplicate was bought beside: a duplicate grants no credits, is refunded
     * and ended.
     */
    duplicateOf: text('duplicate_of'),
    /** When that was done, and told. */
    duplicateEndedAt: instant('duplicate_ended_at'),
  },
  (table) => [
    index('subscriptions_by_user').on(table.userId, table.startedAt.desc()),
    index('subscriptions_open_duplicates')
      .on(table.userId)
      .where(sql`${table.duplicateOf} is not null and ${table.duplicateEndedAt} is null`),
  ],
);
