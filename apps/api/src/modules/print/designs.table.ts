import type { DesignLayer, PrintMedia } from '@tintory/contract';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A rendered picture of a design; its bytes are the object's. */
export type MockupRow = Pick<PrintMedia, 'role' | 'print_area_id'> & { objectId: string };

/** A print file of one area, as the storage knows it; `shape` is that of sizes of another shape. */
export type StoredPrintFile = { areaId: string; objectKey: string; shape?: string };

/** A design on a product; each change is a new row. */
export const printDesigns = pgTable(
  'print_designs',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    /** As the product calls it; null where it was left open. */
    color: text('color'),
    /** The model of a product whose sizes look different; null if none was chosen. */
    model: text('model'),
    layers: jsonb('layers').$type<DesignLayer[]>().notNull(),
    /** Hash of product, colour, model and layers: equal designs are one. */
    hash: text('hash').notNull(),
    dpi: integer('dpi').notNull(),
    /** Null until they are rendered. */
    mockups: jsonb('mockups').$type<MockupRow[]>(),
    /** Null until requested. They outlive the design, because a provider may still fetch them. */
    printFiles: jsonb('print_files').$type<StoredPrintFile[]>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('print_designs_by_hash').on(table.userId, table.hash),
    index('print_designs_by_expiry').on(table.expiresAt),
  ],
);
