import { printOrderStatuses, type PrintAddress, type ShippingMethod } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Why an order was not, or is not, produced. */
export const orderReasons = [
  'variantEnded',
  'pictureGone',
  'addressRefused',
  'unavailable',
  'failed',
  'canceled',
  'notPaid',
  'paymentFailed',
  'givenBack',
] as const;
export type OrderReason = (typeof orderReasons)[number];

/** Print orders. Never deleted: they belong to the books. */
export const printOrders = pgTable(
  'print_orders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    status: text('status', { enum: printOrderStatuses }).notNull(),
    reason: text('reason', { enum: orderReasons }),
    /** Null once the account is deleted. */
    address: jsonb('address').$type<PrintAddress>(),
    shipping: jsonb('shipping').$type<ShippingMethod>().notNull(),
    /** Minor units: the requested amount, and after payment the paid one. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** The page on which it is paid. */
    sessionId: text('session_id').unique(),
    paymentId: text('payment_id').unique(),
    receiptUrl: text('receipt_url'),
    paidAt: instant('paid_at'),
    /** Refunded minor units. */
    refunded: integer('refunded').notNull().default(0),
    cancelAskedAt: instant('cancel_asked_at'),
    /** When the provider was asked to make it, while the outcome is unknown. */
    triedAt: instant('tried_at'),
    /** The provider's order; null while we know of none. */
    providerOrderId: text('provider_order_id'),
    /** The provider's words where it failed, for the owner. */
    providerReason: text('provider_reason'),
    trackingUrl: text('tracking_url'),
    /** When to check it, if no webhook event comes before. */
    checkAt: instant('check_at'),
    /** When the claim expires. */
    claimedUntil: instant('claimed_until'),
    /** Version: a reader of an older one must read again. */
    version: integer('version').notNull().default(1),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('print_orders_by_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('print_orders_to_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    check('print_orders_refunded_fits', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

/** As it was bought: titles and prices stay what they were. */
export const printOrderItems = pgTable(
  'print_order_items',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => printOrders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    designId: text('design_id').notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    title: text('title').notNull(),
    variantTitle: text('variant_title').notNull(),
    /** Minor units of one piece. */
    price: integer('price').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [index('print_order_items_by_order').on(table.orderId, table.position)],
);
