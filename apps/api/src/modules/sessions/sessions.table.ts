import { signInMethods } from '@tintory/contract';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method', { enum: signInMethods }).notNull().default('link'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    /** Exact to the hour, so that not every request writes. */
    lastSeenAt: instant('last_seen_at'),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('refresh_tokens_by_session').on(table.sessionId),
    index('refresh_tokens_by_parent').on(table.parentId),
  ],
);

/** A link sent by mail. Only the token's hash is kept: the table opens no account. */
export const loginLinks = pgTable(
  'login_links',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    ip: text('ip').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('login_links_by_email').on(table.email, table.createdAt),
    index('login_links_by_ip').on(table.ip, table.createdAt),
  ],
);

/** Tries at a password, counted by address and by IP address. */
export const passwordTries = pgTable(
  'password_tries',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    ip: text('ip').notNull(),
    ok: boolean('ok').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('password_tries_by_email').on(table.email, table.createdAt),
    index('password_tries_by_ip').on(table.ip, table.createdAt),
  ],
);
