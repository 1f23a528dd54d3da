import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A store that has or had the app. Never deleted: the books refer to it. */
export const shops = pgTable('shops', {
  domain: text('domain').primaryKey(),
  /** The store's user; null after redaction. */
  userId: uuid('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  /** Both tokens are sealed; null once the store refused them or the app was uninstalled. */
  accessToken: text('access_token'),
  accessExpiresAt: instant('access_expires_at'),
  refreshToken: text('refresh_token'),
  refreshExpiresAt: instant('refresh_expires_at'),
  scopes: text('scopes'),
  /** Until then one caller is renewing the tokens; others wait. */
  tokensClaimedUntil: instant('tokens_claimed_until'),
  /**
   * Version of the copied charges: an answer read before a newer copy was stored must be read
   * again.
   */
  billingVersion: integer('billing_version').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  installedAt: instant('installed_at'),
  uninstalledAt: instant('uninstalled_at'),
  redactedAt: instant('redacted_at'),
});

/** The store's last state of the app's subscriptions; always whole copies. Never deleted. */
export const storeSubscriptions = pgTable(
  'store_subscriptions',
  {
    /** The store's id. */
    id: text('id').primaryKey(),
    shop: text('shop')
      .notNull()
      .references(() => shops.domain),
    planId: text('plan_id').notNull(),
    /** `pending`: not accepted or not begun. `frozen`: the merchant owes the store money. */
    status: text('status', { enum: ['pending', 'active', 'frozen', 'ended'] }).notNull(),
    capCents: integer('cap_cents').notNull(),
    /** A higher cap that the merchant was asked for and has not agreed to. */
    askedCapCents: integer('asked_cap_cents'),
    /** The usage line item that extra pictures are charged to. */
    usageLineId: text('usage_line_id').notNull(),
    periodEnd: instant('period_end'),
    /** Periods are counted from this date, so that a shifted date is not a new period. */
    firstPeriodEnd: instant('first_period_end'),
    /** Periods whose credits were granted. */
    granted: integer('granted').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('store_subscriptions_by_shop').on(table.shop, table.createdAt.desc()),
    index('store_subscriptions_due')
      .on(table.periodEnd)
      .where(sql`${table.status} in ('active', 'frozen')`),
  ],
);

/**
 * A usage charge for one picture beyond a plan's credits: reserved with its job, then pending and
 * filed with the store; released if the picture was not made, or refused by the store. Part of the
 * books.
 */
export const storeUsage = pgTable(
  'store_usage',
  {
    jobId: uuid('job_id').notNull(),
    /** Which of the job's pictures. */
    index: integer('index').notNull(),
    shop: text('shop')
      .notNull()
      .references(() => shops.domain),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => storeSubscriptions.id),
    cents: integer('cents').notNull(),
    status: text('status', {
      enum: ['reserved', 'to_file', 'filed', 'released', 'refused'],
    }).notNull(),
    /** The store's record. */
    recordId: text('record_id'),
    /** Why the charge of a finished picture was refused. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.index] }),
    index('store_usage_by_subscription').on(table.subscriptionId, table.settledAt),
    index('store_usage_to_file')
      .on(table.createdAt)
      .where(sql`${table.status} = 'to_file'`),
    check('store_usage_cents_positive', sql`${table.cents} > 0`),
  ],
);

/** Webhook events of the stores that were taken in, so that nothing is done twice. */
export const storeEvents = pgTable(
  'store_events',
  {
    /** The event's, the same in all its deliveries. */
    id: text('id').primaryKey(),
    topic: text('topic').notNull(),
    shop: text('shop').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('store_events_by_age').on(table.receivedAt)],
);

/** A picture that we put into a store, with everything needed to restore the old one. */
export const storePublications = pgTable(
  'store_publications',
  {
    id: uuid('id').primaryKey(),
    shop: text('shop')
      .notNull()
      .references(() => shops.domain),
    productId: text('product_id').notNull(),
    fileId: text('file_id').notNull(),
    /** Our result that was put there; null for a picture of elsewhere. */
    objectId: uuid('object_id'),
    /** `pending`: handed to the store, which has not answered yet. */
    status: text('status', { enum: ['pending', 'published', 'undone'] }).notNull(),
    /** The replaced picture; null if it was added. */
    beforeUrl: text('before_url'),
    altBefore: text('alt_before'),
    /** Our own copy of it: the store deletes a file once it is replaced. */
    copyKey: uuid('copy_key'),
    copyType: text('copy_type'),
    afterUrl: text('after_url').notNull(),
    alt: text('alt').notNull(),
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('store_publications_by_shop').on(table.shop, table.id.desc()),
    index('store_publications_by_file').on(table.fileId, table.id.desc()),
    index('store_publications_with_copy')
      .on(table.createdAt)
      .where(sql`${table.copyKey} is not null`),
    index('store_publications_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** An offer to join a store to a consumer account. Only the code's hash is kept. */
export const storeJoins = pgTable('store_joins', {
  codeHash: text('code_hash').primaryKey(),
  shop: text('shop')
    .notNull()
    .references(() => shops.domain),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
