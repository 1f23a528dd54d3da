import { afterEach, expect, it } from 'vitest';
import type { ImagePool, TaskControl } from '../image-pool.ts';
import { createImagePool } from './create-image-pool.ts';

const pools: ImagePool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function startPool(): ImagePool {
  const pool = createImagePool({ size: 1, entry: new URL('./fake-child.ts', import.meta.url) });
  pools.push(pool);
  return pool;
}

/** The fake child answers with its process id as the file's size. */
const run = (pool: ImagePool, behaviour: string, control?: TaskControl) =>
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

it('ends a task that takes too long', async () => {
  const pool = startPool();
  const slow = run(pool, 'hang', { timeoutMs: 200 });
  const next = run(pool, 'work');
  await expect(slow).rejects.toMatchObject({ code: 'EngineTimeout' });
  expect(await next).toBeGreaterThan(0);
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

it('gives up on tasks, not on the machine, when no child can start', async () => {
  const pool = createImagePool({
    size: 2,
    entry: new URL('./stillborn-child.ts', import.meta.url),
  });
  pools.push(pool);
  await expect(run(pool, 'work')).rejects.toMatchObject({ code: 'EngineUnavailable' });
  // A pool that forked without a pause would have hundreds of children behind it by now.
  expect(pool.stats().length).toBeLessThanOrEqual(2);
});
