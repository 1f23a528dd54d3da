import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../platform/database/migrations-folder.ts';

/** An empty, migrated database as a file: migrating takes longer than loading what was migrated once. */
export async function dumpMigrated(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const file = await client.dumpDataDir('none');
  await client.close();
  return file;
}
