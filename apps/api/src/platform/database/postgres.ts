import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, escapeIdentifier } from 'pg';
import type { DatabaseHandle } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Any number serves: what matters is that every process asks for the same lock. */
const migrationLock = 7_270_411;

/** Opens a PostgreSQL server's database and brings its tables up to date, one process at a time. */
export async function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const pool = new Pool({ connectionString, max: 12 });
  pool.on('error', onError);
  const db = drizzle({ client: pool });
  await migrateLocked(pool);
  const listeners: (() => Promise<void>)[] = [];
  return {
    db,
    queueOptions: { connectionString, max: 6 },
    listen: async (channel, onMessage) => {
      listeners.push(await keepListening(connectionString, channel, onMessage, onError));
    },
    check: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all(listeners.map((stop) => stop()));
      await pool.end();
    },
  };
}

async function migrateLocked(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

/** A connection of its own that listens, and comes back after it was lost. */
async function keepListening(
  connectionString: string,
  channel: string,
  onMessage: (payload: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const reconnect = () => {
    if (stopped) return;
    retry = setTimeout(() => void connect().catch(lose), 1_000);
  };
  const lose = (error: Error) => {
    onError(error);
    reconnect();
  };
  const connect = async () => {
    const next = new Client({ connectionString });
    next.on('error', lose);
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${escapeIdentifier(channel)}`);
    client = next;
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
