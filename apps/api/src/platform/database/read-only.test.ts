import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from './database.ts';

describe.runIf(process.env['TEST_DATABASE_URL'])('a PostgreSQL that takes no changes', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 120_000);
  afterAll(() => database.close());

  it('is not ready, and is again once it takes them', async () => {
    await database.check();
    /** For connections from now on; those that stand are ended. */
    const setReadOnly = async (value: 'on' | 'off') => {
      await database.db.execute(sql`set session characteristics as transaction read write`);
      await database.db.execute(
        sql.raw(`
        do $$ begin execute format(
          'alter database %I set default_transaction_read_only = ${value}', current_database());
        end $$`),
      );
      await database.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await database.db
        .execute(sql`select pg_terminate_backend(pg_backend_pid())`)
        .catch(() => undefined);
    };
    await setReadOnly('on');
    await vi.waitFor(() => expect(database.check()).rejects.toThrow('takes no changes'));
    await setReadOnly('off');
    await vi.waitFor(() => database.check());
  });
});
