import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { DatabaseHandle } from './database.ts';
import { lockFolder } from './lock-file.ts';
import { migrationsFolder } from './migrations-folder.ts';

type PgliteOptions = {
  /** Where the data live; without it they live in memory. */
  folder?: string;
  /** A dump to start from, already migrated. */
  loadDataDir?: Blob;
};

/** Opens PostgreSQL inside this process and brings its tables up to date. */
export async function openPglite(options: PgliteOptions): Promise<DatabaseHandle> {
  const unlock = options.folder ? lockFolder(options.folder) : () => undefined;
  try {
    const client = await PGlite.create({
      ...(options.folder ? { dataDir: join(options.folder, 'pglite') } : {}),
      ...(options.loadDataDir ? { loadDataDir: options.loadDataDir } : {}),
    });
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
    return {
      db,
      queueOptions: { db: fromPglite(client), backend: 'pglite' },
      listen: async (channel, onMessage) => {
        await client.listen(channel, onMessage);
      },
      // The embedded database is in this process: no connection can be lost.
      onReconnect: () => undefined,
      check: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
