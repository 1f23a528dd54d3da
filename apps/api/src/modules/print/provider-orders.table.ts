import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Orders of the embedded provider. Their state follows from the time since they were accepted. */
export const printProviderOrders = pgTable('print_provider_orders', {
  externalId: text('external_id').primaryKey(),
  /** Null for a draft. */
  acceptedAt: instant('accepted_at'),
  /** Days from the order to the door. */
  deliveryDays: integer('delivery_days').notNull(),
  canceledAt: instant('canceled_at'),
});
