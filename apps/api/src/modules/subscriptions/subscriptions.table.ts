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

/** Who is who at the payment provider. No foreign key to users: the books outlive an account. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    /** The provider's id. */
    customerId: text('customer_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the provider turned out not to know it any more; its refunds still find their user. */
    goneAt: instant('gone_at'),
    /** Until when one call alone acts for this customer. */
    claimedUntil: instant('claimed_until'),
  },
  (table) => [
    uniqueIndex('billing_customers_current')
      .on(table.userId)
      .where(sql`${table.goneAt} is null`),
  ],
);

/**
 * What the provider last said of each subscription; always a whole copy, never changed in parts, so
 * that the order in which news arrives does not matter. What we made of it stands beside.
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
    /** What the plan changes to when the period ends; null where it stays. */
    nextPlanId: text('next_plan_id'),
    endedAt: instant('ended_at'),
    /** Counts the copies: whoever read an older one before asking the provider must ask again. */
    version: integer('version').notNull(),
    /** The plan beside which this one was bought: it gives no credits, is refunded and ended. */
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
