import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { imagingTasks } from '../tasks.ts';
import { pngHeader } from '../testing/png-header.ts';
import { createTempFolder } from '../testing/temp-folder.ts';
import { createPool } from './create-pool.ts';
import type { TaskControl, TaskPool } from './pool-types.ts';

type ImagingPool = TaskPool<typeof imagingTasks>;

const pools: ImagingPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function startPool(entry = new URL('./fake-child.ts', import.meta.url)): ImagingPool {
  const pool = createPool(imagingTasks, { size: 1, entry });
  pools.push(pool);
  return pool;
}

/** The fake child returns its process id as the file's size. */
const run = (pool: ImagingPool, behaviour: string, control?: TaskControl) =>
  pool
    .normalize({ inputPath: behaviour, outputPath: '', maxPixels: 64 }, control)
    .then(({ bytes }) => bytes);

it('gives the next task to a new child when the last one grew too large', async () => {
  const pool = startPool();
  const [first, second] = await Promise.all([run(pool, 'grow'), run(pool, 'work')]);
  expect(second).not.toBe(first);
});

it('fails only the task whose child crashed, and replaces the child', async () => {
  const pool = startPool();
  const crashed = run(pool, 'crash');
  const next = run(pool, 'work');
  await expect(crashed).rejects.toMatchObject({ code: 'EngineUnavailable' });
  expect(await next).toBeGreaterThan(0);
});

it('gives a task to the next child when this one was ended before anybody knew', async () => {
  const pool = startPool();
  await run(pool, 'grow');
  const fresh = await vi.waitFor(() => {
    const [child] = pool.stats();
    if (!child || child.rssBytes > 0) throw new Error('The child is not replaced yet.');
    return child;
  });
  process.kill(fresh.pid, 'SIGKILL');
  // A blocked server learns of the exit only after it has sent the task.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  expect(await run(pool, 'work')).not.toBe(fresh.pid);
});

it('ends a task that takes too long', async () => {
  const pool = startPool();
  const slow = run(pool, 'hang', { timeoutMs: 200 });
  const next = run(pool, 'work');
  await expect(slow).rejects.toMatchObject({ code: 'EngineTimeout' });
  expect(await next).toBeGreaterThan(0);
});

it('gives a large picture longer than a small one', async () => {
  const folder = await createTempFolder();
  const large = await folder.put('hang', pngHeader(3_600, 2_500));
  const pool = startPool();
  // The child's messages are real; only the clock is fake.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended: string[] = [];
  const watch = (name: string, inputPath: string) =>
    pool.upscale({ inputPath } as never).catch(() => ended.push(name));
  const watched = watch('large', large);
  await vi.advanceTimersByTimeAsync(149_000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await watched;
  expect(ended).toEqual(['large']);
  const small = watch('small', 'hang');
  await vi.advanceTimersByTimeAsync(61_000);
  await small;
  vi.useRealTimers();
  await folder.remove();
  expect(ended).toEqual(['large', 'small']);
});

it('keeps a process for paid work, however much is asked for free', async () => {
  const pool = createPool(imagingTasks, {
    size: 2,
    entry: new URL('./fake-child.ts', import.meta.url),
  });
  pools.push(pool);
  const free = { turn: { user: 'a', isPaid: false }, timeoutMs: 20_000 };
  const hanging = Promise.allSettled(Array.from({ length: 6 }, () => run(pool, 'hang', free)));
  expect(await run(pool, 'work', { turn: { user: 'b', isPaid: true } })).toBeGreaterThan(0);
  expect(pool.stats().filter(({ busy }) => busy)).toHaveLength(1);
  await pool.close();
  expect((await hanging).every(({ status }) => status === 'rejected')).toBe(true);
});

it('cancels a task at work and a task that waits', async () => {
  const pool = startPool();
  const [working, waiting] = [new AbortController(), new AbortController()];
  const atWork = run(pool, 'hang', { signal: working.signal });
  const inQueue = run(pool, 'work', { signal: waiting.signal });
  waiting.abort();
  await expect(inQueue).rejects.toMatchObject({ code: 'Canceled' });
  working.abort();
  await expect(atWork).rejects.toMatchObject({ code: 'Canceled' });
});

it('works in the order the tasks came and tells their progress', async () => {
  const pool = startPool();
  const order: string[] = [];
  const tasks = ['a', 'b', 'c'].map((name) =>
    run(pool, name, { onProgress: () => order.push(name) }),
  );
  await Promise.all(tasks);
  expect(order).toEqual(['a', 'b', 'c']);
});

it('takes no work once it is closed', async () => {
  const pool = startPool();
  await pool.close();
  await expect(run(pool, 'work')).rejects.toMatchObject({ code: 'EngineUnavailable' });
});

it('hands a task on when its child could not start, and gives up after four in a row', async () => {
  const folder = await createTempFolder();
  const code =
    'process.getBuiltinModule("fs").appendFileSync(import.meta.filename, "// again\\n");';
  const entry = await folder.put('stillborn.mjs', `${code}process.exit(1)\n`);
  const pool = startPool(pathToFileURL(entry));
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((name) => run(pool, name)));
  const births = (await readFile(entry, 'utf8')).match(/^\/\/ again/gm);
  await folder.remove();
  for (const answer of answers) {
    expect(answer).toMatchObject({ reason: { code: 'EngineUnavailable' } });
  }
  expect(births).toHaveLength(4);
}, 20_000);

it('fails tasks when the system has no program to start, and works once it has', async () => {
  const program = process.execPath;
  process.execPath = '/nowhere/node';
  const pool = startPool();
  const refused = expect(run(pool, 'work')).rejects.toMatchObject({ code: 'EngineUnavailable' });
  await refused.finally(() => (process.execPath = program));
  expect(await run(pool, 'work')).toBeGreaterThan(0);
}, 20_000);

it('fails tasks when the system refuses to start a process at all', async () => {
  // With so large an environment `fork` itself throws.
  process.env['TINTORY_TEST_LARGE'] = 'x'.repeat(8_000_000);
  const pool = startPool();
  const refused = expect(run(pool, 'work')).rejects.toMatchObject({
    code: 'EngineUnavailable',
    cause: expect.objectContaining({ code: 'E2BIG' }),
  });
  await refused.finally(() => delete process.env['TINTORY_TEST_LARGE']);
}, 20_000);
