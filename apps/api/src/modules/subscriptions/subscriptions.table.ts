import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who is who at the payment provider. No foreign key to users: the books outlive an account. */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid('user_id').primaryKey(),
  /** The provider's id. */
  customerId: text('customer_id').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/**
 * What the provider last said of each subscription; always a whole copy, never changed in parts, so
 * that the order in which news arrives does not matter.
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
    endedAt: instant('ended_at'),
    /** Counts the copies: whoever read an older one before asking the provider must ask again. */
    version: integer('version').notNull(),
  },
  (table) => [index('subscriptions_by_user').on(table.userId, table.startedAt.desc())],
);
