import type { Batch, ServerEvent } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createLogger } from '../../logger.ts';
import { AppError } from '../../platform/errors.ts';
import { createServices } from '../../services.ts';
import { createStillPool, startTestApi, type TestApi } from '../../testing/index.ts';
import { startWorker } from '../../worker.ts';
import { createBatchTools, png, signInBatchUser, type BatchUser } from './test-batches.ts';

const { control, tools } = createBatchTools();
const names = (count: number) => Array.from({ length: count }, (_, n) => `photo ${n}`);
const finished = ({ status }: Batch) => status === 'finished';

let api: TestApi;
let user: BatchUser;
let objectId: string;
afterEach(() => api.close());

async function open(worker = true): Promise<void> {
  Object.assign(control, { runs: 0, most: 0, gate: () => Promise.resolve() });
  api = await startTestApi({ extraTools: tools, worker });
  user = await signInBatchUser(api);
  objectId = await user.upload(png);
}

/** The same data in a process of its own. */
async function openAgain() {
  const { config, database } = api.services;
  const logger = createLogger(config);
  const parts = { config, database, logger, pool: createStillPool(), extraTools: tools };
  const services = await createServices(parts);
  await startWorker(services);
  return services;
}

it('goes on after the process was stopped in the middle', async () => {
  await open();
  control.gate = () => new Promise(() => undefined);
  const { id } = await user.start(user.items(objectId, names(8)));
  await user.until(id, ({ counts }) => counts.running === 3);
  await api.services.queue.stop();
  control.gate = () => Promise.resolve();
  const next = await openAgain();
  expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 8 }, credits: 16 });
  expect(await user.books()).toMatchObject({ jobs: 8, captured: 8, held: 0 });
  await next.close();
});

it('is woken by the sweep when the message that moves it on was lost', async () => {
  await open(false);
  const { id } = await user.start(user.items(objectId, names(2)));
  await api.services.database.db.execute(sql`delete from pgboss.job where name = 'batches'`);
  await startWorker(api.services);
  await api.services.batchAdvancer.wake();
  expect(await user.until(id, finished)).toMatchObject({ counts: { succeeded: 2 } });
});

it('keeps an item waiting, rather than fail it, where trying again may help', async () => {
  await open(false);
  const { id } = await user.start(user.items(objectId, ['a']));
  const { batchAdvancer, uploads } = api.services;
  const spy = vi.spyOn(uploads, 'assertUsable').mockRejectedValue(new AppError('TooManyRequests'));
  await expect(batchAdvancer.advance(id)).rejects.toThrow('TooManyRequests');
  expect(await user.read(id)).toMatchObject({ status: 'running', counts: { waiting: 1 } });
  spy.mockRestore();
  await batchAdvancer.advance(id);
  expect(await user.read(id)).toMatchObject({ counts: { running: 1 } });
});

it('tells the owner’s socket alone, down to the last change', async () => {
  await open();
  const other = await signInBatchUser(api);
  const heard = { owner: [] as ServerEvent[], other: [] as ServerEvent[] };
  const listen = async (login: BatchUser['login'], events: ServerEvent[]) => {
    const socket = new WebSocket(`${api.origin.replace('http', 'ws')}/api/events`);
    socket.on('message', (data) => events.push(JSON.parse(String(data)) as ServerEvent));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'auth', token: login.ws_authtoken }));
    await vi.waitFor(() => expect(events).toContainEqual({ type: 'ready' }));
  };
  await listen(user.login, heard.owner);
  await listen(other.login, heard.other);
  const { id } = await user.start(user.items(objectId, names(6)));
  await vi.waitFor(
    () => {
      const last = heard.owner.filter(({ type }) => type === 'batch').at(-1);
      expect(last).toMatchObject({ batch: { id, status: 'finished', counts: { succeeded: 6 } } });
    },
    { timeout: 60_000 },
  );
  expect(heard.other).toEqual([{ type: 'ready' }]);
});

it('pauses all that runs of a user whose store is gone', async () => {
  await open(false);
  const { id } = await user.start(user.items(objectId, names(2)));
  const { database, batches } = api.services;
  await database.db.transaction((tx) => batches.pauseForUser(tx, user.id, 'store'));
  expect(await user.read(id)).toMatchObject({ status: 'paused', pause_reason: 'store' });
});

it('is exported with the account, and goes with it, whatever is under way', async () => {
  await open();
  control.gate = () => new Promise(() => undefined);
  const { id } = await user.start(user.items(objectId, names(6)));
  await user.until(id, ({ counts }) => counts.running === 3);
  await vi.waitFor(() => expect(control.runs).toBe(3));
  const headers = { authorization: `Bearer ${user.login.access_token}` };
  const zip = await fetch(`${api.origin}/api/users/export`, { headers });
  expect(Buffer.from(await zip.arrayBuffer()).includes('batches.json')).toBe(true);
  const { body } = await user.call('GET', '/api/users/profile');
  const { email } = body as { email: string };
  expect((await user.call('POST', '/api/users/delete', { email })).status).toBe(200);
  const { rows } = await api.services.database.db.execute(sql`
    select (select count(*)::int from batches) as batches, (select count(*)::int from jobs) as jobs,
      (select count(*)::int from credit_holds where status = 'held') as held`);
  expect(rows).toEqual([{ batches: 0, jobs: 0, held: 0 }]);
  expect(control.runs).toBe(3);
});
