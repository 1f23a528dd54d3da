import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client, escapeIdentifier } from 'pg';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { migrationsFolder } from '../platform/database/migrations-folder.ts';
import { openPglite } from '../platform/database/pglite.ts';
import { openPostgres } from '../platform/database/postgres.ts';

/** A server whose databases tests may make and drop; without it they run on the embedded one. */
const server = process.env['TEST_DATABASE_URL'];

/** An empty, migrated database of the test's own. */
export const openTestDatabase = (): Promise<DatabaseHandle> =>
  server ? openFreshDatabase(server) : openMigratedPglite();

let dump: Promise<File | Blob> | undefined;

async function openMigratedPglite(): Promise<DatabaseHandle> {
  dump ??= makeDump();
  return openPglite({ loadDataDir: await dump });
}

/** Migrating takes longer than loading what was migrated once. */
async function makeDump(): Promise<File | Blob> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const file = await client.dumpDataDir('none');
  await client.close();
  return file;
}

async function openFreshDatabase(url: string): Promise<DatabaseHandle> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(url, `create database ${escapeIdentifier(name)}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const handle = await openPostgres(own.href, () => undefined);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await runOn(url, `drop database ${escapeIdentifier(name)} with (force)`);
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
