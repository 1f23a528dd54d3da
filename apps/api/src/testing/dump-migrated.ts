import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { migrationsFolder } from '../platform/database/migrations-folder.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { queues } from '../queues.ts';

/**
 * A dump of an empty, migrated database with the queue's tables: loading it is faster than
 * migrating. It is checkpointed, so that opening needs no recovery, and configured for little
 * memory, because each test file opens several.
 */
export async function dumpMigrated(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const queue = await openQueue({ db: fromPglite(client), backend: 'pglite' }, queues, failed);
  await queue.stop();
  await client.exec(`alter system set shared_buffers = '8MB'`);
  await dropTemplates(client);
  await client.exec('checkpoint');
  const file = await client.dumpDataDir('none');
  await client.close();
  return file;
}

/** Nobody makes a database from them, and they are half of all that each test file would load. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
}

function failed(error: Error): never {
  throw error;
}
