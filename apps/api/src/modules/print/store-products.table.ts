import type { ErrorCode } from '@tintory/contract';
import { boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** As sent: a decimal amount in the store's currency. */
export type SentVariant = { variantId: string; price: string };

/** A mock-up in the store: our object, and the store's file once that is known. */
export type SentPicture = { objectId: string; fileId: string | null };

/** A design that became, or is to become, a product of a store. */
export const printStoreProducts = pgTable(
  'print_store_products',
  {
    id: uuid('id').primaryKey(),
    shop: text('shop').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person's request; repeating it returns the same product. */
    wishKey: text('wish_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    designId: uuid('design_id').notNull(),
    printProductId: text('print_product_id').notNull(),
    title: text('title').notNull(),
    currency: text('currency').notNull(),
    variants: jsonb('variants').$type<SentVariant[]>().notNull(),
    /** Finds the product after a lost answer. */
    handle: text('handle').notNull(),
    status: text('status', { enum: ['creating', 'failed', 'made', 'deleted'] }).notNull(),
    problem: text('problem').$type<ErrorCode>(),
    productId: text('product_id'),
    /** Version of the blank that the mock-ups were rendered from. */
    blankHash: text('blank_hash').notNull(),
    pictures: jsonb('pictures').$type<SentPicture[]>().notNull(),
    /**
     * Hash of the product as we created it; null if somebody may have edited it before we read it.
     */
    fingerprint: text('fingerprint'),
    /** The store's last answer. */
    storeStatus: text('store_status'),
    storeUpdatedAt: text('store_updated_at'),
    /** Its first picture, as the store shows it. */
    pictureUrl: text('picture_url'),
    isChanged: boolean('is_changed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When somebody last worked on it. */
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [
    unique('print_store_products_by_wish').on(table.shop, table.wishKey),
    index('print_store_products_by_shop').on(table.shop, table.id.desc()),
    index('print_store_products_by_status').on(table.status, table.triedAt),
  ],
);
