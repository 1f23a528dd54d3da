import type { TaskCalls, TaskControl, TaskHandlers, TaskPool } from './pool-types.ts';
import { Pool, type PoolOptions } from './pool.ts';

/**
 * A few child processes for image work, so that no picture ever slows the server's thread.
 *
 * @param handlers the tasks that the children serve; here only their names count
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
