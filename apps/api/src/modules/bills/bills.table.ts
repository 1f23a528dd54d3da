import { billKinds, billStatuses } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Payments and refunds, one row for each business object of the provider. Never deleted. */
export const bills = pgTable(
  'bills',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: billKinds }).notNull(),
    status: text('status', { enum: billStatuses }).notNull(),
    planId: text('plan_id'),
    /** Minor units; negative for a refund. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    credits: integer('credits').notNull(),
    /** The provider's object, e.g. `invoice:in_1`: it is billed once. */
    providerKey: text('provider_key').notNull().unique(),
    /** The provider's payment, by which refunds and disputes find their bill. */
    paymentId: text('payment_id'),
    subscriptionId: text('subscription_id'),
    invoiceUrl: text('invoice_url'),
    /** Of a payment: the amount refunded so far. */
    refunded: integer('refunded').notNull().default(0),
    /** Credits taken back for that. */
    clawedBack: integer('clawed_back').notNull().default(0),
    /** What the payment is for, where it is a stretch of time. */
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** When the next monthly credits of this payment are due; null when all were granted. */
    nextGrantAt: instant('next_grant_at'),
    /** Version of the copy: an answer based on an older one must be read again. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('bills_by_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('bills_by_payment').on(table.paymentId),
    index('bills_grants_due')
      .on(table.nextGrantAt)
      .where(sql`${table.nextGrantAt} is not null`),
    check('bills_refunded_not_negative', sql`${table.refunded} >= 0`),
    check('bills_clawed_back_not_negative', sql`${table.clawedBack} >= 0`),
  ],
);
