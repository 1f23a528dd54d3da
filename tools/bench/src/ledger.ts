import { signInTestUser, startTestApi, type TestApi, type TestUser } from '@tintory/api/testing';
import { percentile, printTable } from './report.ts';

const sizes = [100, 1_000_000];
const rounds = 60;

const reads = {
  balance: '/api/members/current',
  'entries, newest': '/api/credits/entries?limit=20',
  'entries of a kind': '/api/credits/entries?limit=20&kind=hold',
  'use by day': '/api/credits/usage?days=30',
};

/** Reading an account's credits with few entries and with a million of them. */
export async function benchLedger(): Promise<void> {
  const api = await startTestApi({ worker: false });
  try {
    const rows: (string | number)[][] = [];
    for (const size of sizes) {
      const user = await signInTestUser(api);
      await writeEntries(api, user.id, size);
      for (const [name, path] of Object.entries(reads)) {
        const times = await readMany(user, path);
        rows.push([name, size, percentile(times, 0.5), percentile(times, 0.99)]);
      }
      if (size === sizes.at(-1)) await printPlan(api, user.id);
    }
    printTable('ledger: reads over HTTP, by entries of the account (ms)', [
      ['read', 'entries', 'p50', 'p99'],
      ...rows.sort(([a], [b]) => String(a).localeCompare(String(b))),
    ]);
  } finally {
    await api.close();
  }
}

/** Pairs of lines that cancel out, spread over a year: the balance stays what it was. */
async function writeEntries(api: TestApi, userId: string, count: number): Promise<void> {
  const { db } = api.services.database;
  await db.execute(`
    insert into credit_entries (id, user_id, kind, amount, created_at)
    select
      (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' ||
        substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
      '${userId}', case when n % 2 = 0 then 'hold' else 'release' end,
      case when n % 2 = 0 then -1 else 1 end, at
    from (
      select n, now() - make_interval(secs => (${count} - n) * (31536000.0 / ${count})) as at
      from generate_series(1, ${count}) as n
    ) as lines`);
  await db.execute(
    `update credit_accounts set entry_count = entry_count + ${count} where user_id = '${userId}'`,
  );
  await db.execute('analyze credit_entries');
}

async function readMany(user: TestUser, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const began = performance.now();
    const { status } = await user.call('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    times.push(performance.now() - began);
  }
  return times.slice(10);
}

async function printPlan(api: TestApi, userId: string): Promise<void> {
  const { rows } = await api.services.database.db.execute(`
    explain analyze select * from credit_entries
    where user_id = '${userId}' order by id desc limit 20`);
  console.log('\nledger: the plan of the newest entries');
  for (const row of rows) console.log(`  ${String(row['QUERY PLAN'])}`);
}
