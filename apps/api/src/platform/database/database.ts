import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** What both drivers answer to a raw statement. */
interface RowsResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

export type Database = PgDatabase<RowsResult>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** An open database, embedded or not: everything above it is the same. */
export type DatabaseHandle = {
  db: Database;
  /** How the job queue reaches the same database. */
  queueOptions: ConstructorOptions;
  /** Calls `onMessage` for each NOTIFY on the channel, also after a lost connection came back. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  /** Calls `tell` when messages may have been lost with a connection, and new ones arrive again. */
  onReconnect(tell: () => void): void;
  /** Rejects when the database does not answer, or takes no changes, as a standby. */
  check(): Promise<void>;
  close(): Promise<void>;
};
