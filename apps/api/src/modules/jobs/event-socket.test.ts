import type { ServerEvent } from '@tintory/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  openJobBench,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/index.ts';
import { jobChanged } from './job-changed.ts';

const timeouts = { timeout: 15_000 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api.close());

/** A user's socket with its messages and, after its end, the reason. */
async function follow({ login }: Pick<TestUser, 'login'>) {
  const socket = new WebSocket(`${api.origin.replace('http', 'ws')}/api/events`);
  const seen = { socket, events: [] as ServerEvent[], closedWith: 0 };
  socket.on('message', (data) => seen.events.push(JSON.parse(String(data)) as ServerEvent));
  socket.on('close', (code) => (seen.closedWith = code));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token: login.ws_authtoken })));
  await vi.waitFor(() => expect(seen.events.length + seen.closedWith).toBeGreaterThan(0), timeouts);
  return seen;
}

const tellOften = (jobId: string, userId: string, times: number) =>
  api.services.database.db.transaction(async (tx) => {
    for (let time = 0; time < times; time += 1) {
      // Equal messages of one transaction would be told once.
      await api.services.events.publish(tx, jobChanged, {
        jobId,
        userId,
        status: `queued ${time}`,
      });
    }
  });

it('lets a user follow by ten sockets, and by another once one of them is closed', async () => {
  const user = await signInTestUser(api);
  const open = await Promise.all(Array.from({ length: 10 }, () => follow(user)));
  expect(open.map(({ closedWith }) => closedWith)).toEqual(Array(10).fill(0));
  expect(await follow(user)).toMatchObject({ closedWith: 4429, events: [] });
  expect(await follow(await signInTestUser(api))).toMatchObject({ events: [{ type: 'ready' }] });

  open[0]?.socket.close();
  await vi.waitFor(
    async () => expect(await follow(user)).toMatchObject({ events: [{ type: 'ready' }] }),
    timeouts,
  );
  expect(open.slice(1).map(({ closedWith }) => closedWith)).toEqual(Array(9).fill(0));
});

it('tells a burst of changes of a job by few messages, the last of them as it stands', async () => {
  const bench = await openJobBench(api);
  const id = await bench.start('text_to_image', { prompt: 'a wolf' });
  const heard = await follow(bench.user);
  await tellOften(id, bench.user.id, 200);
  await bench.cancel(id);
  await vi.waitFor(
    () =>
      expect(heard.events.at(-1)).toMatchObject({ type: 'job', job: { id, status: 'canceled' } }),
    timeouts,
  );
  expect(heard.events.length).toBeLessThan(20);
});

it('drops whoever does not read what it is told, and serves the others', async () => {
  const bench = await openJobBench(api);
  const photo = await bench.user.upload(new Uint8Array(50));
  const points = Array.from({ length: 1_500 }, () => [0.123456789, 0.987654321]);
  const strokes = Array.from({ length: 30 }, () => ({ mode: 'keep', radius: 0.1, points }));
  const id = await bench.start('remove_background', { object_id: photo, strokes });
  const [slow, quick] = [await follow(bench.user), await follow(bench.user)];
  slow.socket.pause();
  // Each is a megabyte: more than the system keeps for a reader.
  for (let told = 1; told <= 25; told += 1) {
    await tellOften(id, bench.user.id, 1);
    await vi.waitFor(() => expect(quick.events).toHaveLength(told + 1), timeouts);
  }
  slow.socket.resume();
  await vi.waitFor(() => expect(slow.closedWith).toBe(1006), timeouts);
  expect(slow.events.length).toBeLessThan(20);
  expect(quick.closedWith).toBe(0);
});
