import type { ErrorCode, FailureReason } from '@tintory/contract';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A stored picture and its owner; the bytes are in the storage under the same id. */
export const objects = pgTable(
  'objects',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['input', 'result', 'cutout', 'print'] }).notNull(),
    /** `pending` as it was uploaded, if it was; `ready` once decoded, upright and stripped. */
    status: text('status', { enum: ['pending', 'ready'] }).notNull(),
    fileName: text('file_name').notNull(),
    /**
     * Where the cleaned picture is. A key of its own: the upload's URL, good for a while longer, must
     * not be able to replace it.
     */
    cleanKey: uuid('clean_key'),
    /** Whether a small picture of an upload lies beside it; a result's is told by its job. */
    thumbnail: boolean('thumbnail').notNull().default(false),
    /** Why an upload can't be read: it is not tried again. */
    failure: jsonb('failure').$type<{ code: ErrorCode; reason?: FailureReason | undefined }>(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Quality of an uploaded JPEG, which its cleaned picture no longer tells. */
    jpegQuality: integer('jpeg_quality'),
    /** The tool that an upload is for; null for results and older uploads. */
    toolId: text('tool_id'),
    funcId: text('func_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('objects_by_user').on(table.userId),
    index('objects_by_expiry').on(table.expiresAt),
  ],
);

/** Files that nothing points at any longer; each row goes once the storage has removed its file. */
export const storageRemovals = pgTable('storage_removals', {
  key: text('key').primaryKey(),
  createdAt: instant('created_at').notNull(),
});

/** Nonces seen of a session, so that an upload request works once. */
export const uploadNonces = pgTable(
  'upload_nonces',
  {
    sessionId: uuid('session_id').notNull(),
    nonce: text('nonce').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.nonce] }),
    index('upload_nonces_by_age').on(table.createdAt),
  ],
);
