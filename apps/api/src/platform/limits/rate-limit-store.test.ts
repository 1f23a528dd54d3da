import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from '../database/database.ts';
import { rateLimitStore } from './rate-limit-store.ts';
import { createSharedCounts } from './shared-counts.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

async function openServer() {
  const options = { now: () => new Date(), onError: () => undefined };
  const counts = createSharedCounts(database.db, options);
  const app = fastify();
  await app.register(rateLimit, { max: 40, timeWindow: '1 hour', store: rateLimitStore(counts) });
  app.get('/often', () => 'ok');
  app.get('/rarely', { config: { rateLimit: { max: 3, timeWindow: '1 hour' } } }, () => 'ok');
  return { app, counts };
}

it('lets two servers answer as often as one may, and each route by its own limit', async () => {
  const servers = [await openServer(), await openServer()] as const;
  const [first, second] = servers;
  const ask = async ({ app }: typeof first, url: string) => (await app.inject(url)).statusCode;
  for (let n = 0; n < 3; n += 1) expect(await ask(first, '/rarely')).toBe(200);
  expect(await ask(first, '/rarely')).toBe(429);
  await vi.waitFor(async () => expect(await ask(second, '/rarely')).toBe(429));
  expect(await ask(second, '/often')).toBe(200);
  for (const { app, counts } of servers) {
    await app.close();
    await counts.close();
  }
});
