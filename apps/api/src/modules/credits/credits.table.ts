import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * One row per user. Every credit operation locks it first, so a user's operations run one after
 * another. `balance` is the sum of the entries, written in the same transaction. No foreign key to
 * users: the books outlive an account.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: uuid('user_id').primaryKey(),
    balance: integer('balance').notNull().default(0),
    /** Refunded but already spent credits; deducted from the next grant. */
    owed: integer('owed').notNull().default(0),
    /** How many entries there are: counting a million of them takes too long. */
    entryCount: integer('entry_count').notNull().default(0),
    /** The balance after the last grant, and the per cent spent that the user was notified of. */
    notificationBase: integer('notice_base').notNull().default(0),
    notifiedPercent: integer('noticed').notNull().default(0),
  },
  (table) => [
    check('credit_accounts_balance_not_negative', sql`${table.balance} >= 0`),
    check('credit_accounts_owed_not_negative', sql`${table.owed} >= 0`),
  ],
);

export const creditGrants = pgTable(
  'credit_grants',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    source: text('source', {
      enum: ['free', 'subscription', 'pack', 'store_plan', 'refund', 'adjustment'],
    }).notNull(),
    /** Business key, e.g. of an invoice: the same key never grants twice. */
    businessKey: text('business_key').notNull(),
    /** The bill that paid for it. */
    billId: uuid('bill_id'),
    amount: integer('amount').notNull(),
    remaining: integer('remaining').notNull(),
    /** 0 given, 1 bought: of grants that expire together, given credits are spent first. */
    priority: integer('priority').notNull(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_grants_business_key').on(table.businessKey),
    index('credit_grants_by_bill').on(table.billId),
    index('credit_grants_spendable')
      .on(table.userId, table.expiresAt)
      .where(sql`${table.remaining} > 0`),
    index('credit_grants_due')
      .on(table.expiresAt)
      .where(sql`${table.remaining} > 0`),
    check(
      'credit_grants_remaining_within_amount',
      sql`${table.remaining} >= 0 and ${table.remaining} <= ${table.amount}`,
    ),
  ],
);

export const creditHolds = pgTable(
  'credit_holds',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    jobId: uuid('job_id').notNull(),
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['held', 'captured', 'released'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    // A retried job holds credits again, but never twice at once.
    uniqueIndex('credit_holds_open_by_job')
      .on(table.jobId)
      .where(sql`${table.status} = 'held'`),
    index('credit_holds_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'held'`),
    check('credit_holds_amount_not_negative', sql`${table.amount} >= 0`),
  ],
);

/** How much a hold took from which grant, so that a release returns it to the same ones. */
export const creditHoldParts = pgTable(
  'credit_hold_parts',
  {
    holdId: uuid('hold_id')
      .notNull()
      .references(() => creditHolds.id),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => creditGrants.id),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.grantId] }),
    check('credit_hold_parts_amount_positive', sql`${table.amount} > 0`),
  ],
);

/**
 * The ledger. Append-only: a trigger refuses every UPDATE and DELETE. `amount` is what the line adds
 * to the spendable balance, so a capture, which only settles a hold, adds 0.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', {
      enum: ['grant', 'hold', 'capture', 'release', 'expiry', 'clawback'],
    }).notNull(),
    amount: integer('amount').notNull(),
    grantId: uuid('grant_id'),
    holdId: uuid('hold_id'),
    jobId: uuid('job_id'),
    toolId: text('tool_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_by_user').on(table.userId, table.id.desc()),
    index('credit_entries_by_kind').on(table.userId, table.kind, table.id.desc()),
  ],
);

/** Credits spent a day (UTC), kept with each capture, so that a chart reads a month and not a ledger. */
export const creditDays = pgTable(
  'credit_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    spent: integer('spent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
