import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from './database.ts';

describe.runIf(process.env['TEST_DATABASE_URL'])('listening on a real PostgreSQL', () => {
  let database: DatabaseHandle;
  const heard: string[] = [];
  beforeEach(async () => {
    heard.length = 0;
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const listeners = async () => {
    const { rows } = await database.db.execute(sql`
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'tintory-listen'`);
    return rows.map(({ pid }) => Number(pid));
  };
  const lose = (pid: number) => database.db.execute(sql`select pg_terminate_backend(${pid})`);
  const notify = (channel: string, text: string) =>
    database.db.execute(sql`select pg_notify(${channel}, ${text})`);

  it('keeps one connection through eight losses and hears everything once', async () => {
    let reconnects = 0;
    database.onReconnect(() => (reconnects += 1));
    await database.listen('a', (text) => heard.push(`a ${text}`));
    await database.listen('b', (text) => heard.push(`b ${text}`));
    for (let loss = 1; loss <= 8; loss += 1) {
      const [pid = 0] = await listeners();
      await lose(pid);
      await vi.waitFor(() => expect(reconnects).toBe(loss), { timeout: 5_000 });
    }
    expect(await listeners()).toHaveLength(1);
    await notify('a', '1');
    await notify('b', '2');
    await vi.waitFor(() => expect(heard).toEqual(['a 1', 'b 2']));
  });

  it('listens to a channel that is added while the connection is lost', async () => {
    await database.listen('a', (text) => heard.push(text));
    const [pid = 0] = await listeners();
    await lose(pid);
    await database.listen('b', (text) => heard.push(text));
    await vi.waitFor(async () => {
      await notify('b', 'later');
      expect(heard).toContain('later');
    });
  });

  it('lets go of its connection and stays away when it is closed', async () => {
    const other = await openTestDatabase();
    await database.listen('a', () => undefined);
    const [pid = 0] = await listeners();
    await Promise.all([lose(pid), database.close()]);
    const left = async () => {
      const { rows } = await other.db.execute(
        sql`select pid from pg_stat_activity where pid = ${pid}`,
      );
      return rows;
    };
    await vi.waitFor(async () => expect(await left()).toEqual([]));
    await other.close();
    database = await openTestDatabase();
  });
});
