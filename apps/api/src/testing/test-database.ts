import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client, escapeIdentifier } from 'pg';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { openPglite } from '../platform/database/pglite.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { dumpMigrated } from './dump-migrated.ts';

/** A server whose databases tests may create and drop; without it they use the embedded one. */
const server = process.env['TEST_DATABASE_URL'];

/** An empty, migrated database of the test's own. */
export const openTestDatabase = (): Promise<DatabaseHandle> =>
  server ? openFreshDatabase(server) : openMigratedPglite();

/** Made before the tests by `make-empty-database`; a single test run makes its own. */
const made = process.env['TEST_DATABASE_DUMP'];

let dump: Promise<Blob> | undefined;

async function openMigratedPglite(): Promise<DatabaseHandle> {
  dump ??= made ? openAsBlob(made) : dumpMigrated();
  return openPglite({ loadDataDir: await dump });
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
