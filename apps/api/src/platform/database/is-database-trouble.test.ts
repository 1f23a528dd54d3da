import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import { isDatabaseTrouble } from './is-database-trouble.ts';

/** The error of a query on a server with this fault. */
async function failureOf(treat: (socket: Socket) => void): Promise<unknown> {
  const server = createServer(treat).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return ask(port).finally(() => server.close());
}

async function ask(port: number): Promise<unknown> {
  const connectionString = `postgres://x:x@127.0.0.1:${port}/x`;
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 300 });
  pool.on('error', () => undefined);
  const failures = await Promise.allSettled([
    drizzle({ client: pool }).execute(sql`select 1`),
    drizzle({ client: pool }).transaction((tx) => tx.execute(sql`select 1`)),
  ]);
  void pool.end();
  return failures.map((failure) => (failure.status === 'rejected' ? failure.reason : failure));
}

const refusal = (code: string) => {
  const fields = `SFATAL\0C${code}\0Mno\0\0`;
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  return message;
};

it.each<[string, (socket: Socket) => void]>([
  ['cuts the line', (socket) => socket.destroy()],
  ['says nothing', (socket) => void socket.on('error', () => undefined)],
  ['has no connection left', (socket) => socket.end(refusal('53300'))],
  ['starts up', (socket) => socket.end(refusal('57P03'))],
])('a database that %s is in trouble', async (_, treat) => {
  for (const failure of (await failureOf(treat)) as unknown[]) {
    expect(isDatabaseTrouble(failure), String(failure)).toBe(true);
  }
});

it('a database that is not there is in trouble', async () => {
  for (const failure of (await ask(1)) as unknown[]) expect(isDatabaseTrouble(failure)).toBe(true);
});

it('a query’s own fault is none', async () => {
  const { db, close } = await openTestDatabase();
  const faults = await Promise.allSettled([
    db.execute(sql`select 1 / 0`),
    db.execute(sql`select * from nowhere`),
    db.execute(sql`insert into users (id) values (null)`),
  ]);
  for (const fault of faults) {
    expect(fault.status).toBe('rejected');
    expect(isDatabaseTrouble((fault as PromiseRejectedResult).reason)).toBe(false);
  }
  await close();
  expect(isDatabaseTrouble(new Error('fetch failed', { cause: { code: 'ECONNREFUSED' } }))).toBe(
    false,
  );
});
