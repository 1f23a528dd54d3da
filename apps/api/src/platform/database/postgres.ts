import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { DatabaseHandle } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createPostgresListener } from './postgres-listener.ts';

/** An arbitrary number; every process must use the same one. */
const migrationLock = 7_270_411;

/** A silent server or an endless query must not block everybody else. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
  // Simulates a server that vanished: it never answers.
  query_timeout: 25_000,
};

/** Opens a PostgreSQL server's database and brings its tables up to date, one process at a time. */
export async function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const pool = new Pool({ connectionString, max: 12, ...timeouts });
  pool.on('error', onError);
  const db = drizzle({ client: pool });
  await migrateLocked(connectionString);
  const listener = createPostgresListener(connectionString, onError);
  return {
    db,
    // One connection: two parallel fetches would both count a user's running messages before taking
    // one.
    queueOptions: { connectionString, max: 1 },
    listen: listener.listen,
    onReconnect: listener.onReconnect,
    check: async () => {
      const { rows } = await pool.query<{ locked: string }>(
        `select current_setting('transaction_read_only') as locked`,
      );
      if (rows[0]?.locked === 'on') throw new Error('The database takes no changes.');
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateLocked(connectionString: string): Promise<void> {
  // A migration may take long, and so may one that another process runs.
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.end();
  }
}
