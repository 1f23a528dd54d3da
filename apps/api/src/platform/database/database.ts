import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** The result of a raw statement, common to both drivers. */
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
  /** Calls `tell` after a reconnection, when messages may have been lost. */
  onReconnect(tell: () => void): void;
  /** Rejects if the database does not answer, or is a read-only standby. */
  check(): Promise<void>;
  close(): Promise<void>;
};
