import { sql, type SQLWrapper } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Users whose address has characters beyond ASCII: few, and once not stored in the normal form. */
export const beyondAscii = ({ email }: { email: SQLWrapper }) =>
  sql`octet_length(${email}) <> char_length(${email})`;

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').unique(),
    shopifyDomain: text('shopify_domain').unique(),
    name: text('name'),
    /** Argon2id, with its own salt and costs. */
    passwordHash: text('password_hash'),
    /** The language last used, for unsolicited mails. */
    language: text('language'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('users_by_email_beyond_ascii').on(table.id).where(beyondAscii(table))],
);

/** Accounts elsewhere that sign in to ours; `subject` is the provider's own id, never an address. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/**
 * Grants of free credits: once per mailbox in any spelling, and a few a day per network range.
 * Outlives the account, so that signing up again grants nothing.
 */
export const signups = pgTable(
  'signups',
  {
    /** Hash of the address as its mailbox reads it. */
    mailbox: text('mailbox').primaryKey(),
    ipRange: text('ip_range').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('signups_by_ip_range').on(table.ipRange, table.createdAt)],
);
