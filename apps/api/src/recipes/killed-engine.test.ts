import { pictures } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createToldPool,
  openJobBench,
  startTestApi,
  watchPool,
  type JobBench,
  type JobInputs,
  type PoolWatcher,
  type TestApi,
  type ToldPool,
} from '../testing/index.ts';

let api: TestApi;
let told: ToldPool;
let bench: JobBench;
let photo: string;
const watcher: PoolWatcher = {};

beforeAll(async () => {
  told = await createToldPool();
  api = await startTestApi({ pool: watchPool(told.pool, watcher) });
  bench = await openJobBench(api);
  photo = await bench.user.upload(await pictures.smallPng());
}, 120_000);
afterEach(() => {
  Object.assign(watcher, { before: undefined, after: undefined });
});
afterAll(async () => {
  await api.close();
  await told.close();
});

/** Runs jobs in parallel while checking the server's health. */
async function runWatched(wishes: readonly (readonly [tool: string, inputs: JobInputs])[]) {
  const credits = await bench.balance();
  const ids = await Promise.all(wishes.map(([tool, inputs]) => bench.start(tool, inputs)));
  const ended = Promise.all(ids.map((id) => bench.finish(id)));
  const isOver = ended.then(
    () => true,
    () => true,
  );
  const pause = () => new Promise<false>((resolve) => setTimeout(resolve, 100, false));
  do {
    expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
  } while (!(await Promise.race([isOver, pause()])));
  const jobs = await ended;
  const { db } = api.services.database;
  const tries = async (id: string) =>
    (await db.execute(sql`select tries from jobs where id = ${id}`)).rows[0]?.['tries'];
  return {
    jobs,
    tries: await Promise.all(ids.map(tries)),
    holds: await Promise.all(ids.map((id) => bench.holds(id))),
    spent: credits - (await bench.balance()),
  };
}

/** A job of each of three tools, with the task of the engine that does it and its price. */
const jobs = [
  ['cutout', 'remove_background', () => ({ object_id: photo }), 1],
  ['stage', 'change_background', () => ({ object_id: photo, background: 'color' }), 5],
  ['painting', 'style_transfer_cartoon', () => ({ object_id: photo, style: 'pencil' }), 3],
] as const;
const [cutout, stage, painting] = jobs;

describe('a job whose process is killed', () => {
  it.each([
    ['before it begins', 0, cutout],
    ['before it has written anything', 0.3, stage],
    ['when all is written', 0.8, painting],
  ] as const)('runs again and is charged once: %s', async (_, at, [task, tool, inputs, price]) => {
    const pids = told.pool.stats().map(({ pid }) => pid);
    await told.order({ task, what: 'die', at });
    const { jobs: ended, tries, holds, spent } = await runWatched([[tool, inputs()]]);
    expect(await told.pending()).toBe(0);
    expect(ended.map(({ status }) => status)).toEqual(['succeeded']);
    expect([tries, holds, spent]).toEqual([[2], [['captured']], price]);
    for (const { pid } of told.pool.stats()) expect(pids).not.toContain(pid);
    for (const { url, bytes } of ended.flatMap(({ outputs }) => outputs)) {
      expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(bytes);
    }
  });

  it('fails for nothing when that happens twice', async () => {
    const before = await bench.belongings();
    await told.order({ task: 'cutout', what: 'die', at: 0.3, times: 2 });
    const {
      jobs: ended,
      tries,
      holds,
      spent,
    } = await runWatched([['remove_background', { object_id: photo }]]);
    expect(await told.pending()).toBe(0);
    expect(ended.map(({ error }) => error?.code)).toEqual(['EngineUnavailable']);
    expect([tries, holds, spent]).toEqual([[2], [['released']], 0]);
    expect(await bench.belongings()).toEqual(before);
  });
});

it('runs again when the process is killed before it reads the picture', async () => {
  const fresh = await bench.user.upload(await pictures.phoneJpeg(), 'image/jpeg');
  await told.order({ task: 'normalize', what: 'die', at: 0 });
  const { jobs, tries, spent } = await runWatched([['remove_background', { object_id: fresh }]]);
  expect([jobs[0]?.status, tries, spent]).toEqual(['succeeded', [2], 1]);
  expect(await told.pending()).toBe(0);
});

it('does not run again when the process is killed over a thumbnail', async () => {
  await told.order({ task: 'thumbnail', what: 'die', at: 0 });
  const { jobs, tries, holds } = await runWatched([['text_to_tattoo', { prompt: 'a wolf' }]]);
  expect([jobs[0]?.status, tries, holds]).toEqual(['succeeded', [1], [['captured']]]);
  expect(await told.pending()).toBe(0);
  const small = jobs[0]?.outputs.map(({ thumbnail_url: url }) => url !== null);
  expect(small).toEqual([false, true, false]);
});

it('does not notice when the process is killed after it answered', async () => {
  watcher.after = (task) => {
    for (const { pid } of task === 'cutout' ? told.pool.stats() : []) process.kill(pid, 'SIGKILL');
  };
  const { jobs, tries, spent } = await runWatched([['remove_background', { object_id: photo }]]);
  expect([jobs[0]?.status, tries, spent]).toEqual(['succeeded', [1], 1]);
});
