import type { TaskCalls, TaskControl, TaskHandlers, TaskPool } from './pool-types.ts';
import { Pool, type PoolOptions } from './pool.ts';

/**
 * A pool of child processes for image tasks, so that they never block the server's thread.
 *
 * @param handlers the tasks the children serve; only their names are used here
 */
export function createPool<Handlers extends TaskHandlers>(
  handlers: Handlers,
  options: PoolOptions,
): TaskPool<Handlers> {
  const pool = new Pool(options);
  const calls = Object.keys(handlers).map((task) => [
    task,
    (request: unknown, control?: TaskControl) => pool.submit(task, request, control),
  ]);
  return {
    ...(Object.fromEntries(calls) as TaskCalls<Handlers>),
    warm: () => pool.warm(),
    stats: () => pool.stats(),
    close: () => pool.close(),
  };
}
