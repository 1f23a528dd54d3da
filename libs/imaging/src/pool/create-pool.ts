import { ImageError } from '../image-error.ts';
import { startChild, type PoolChild } from './child-process.ts';
import { createRestartPause } from './restart-pause.ts';
import type { TaskCalls, TaskControl, TaskHandlers, TaskPool } from './pool-types.ts';
import { timeLimitOf } from './time-limit.ts';
import { createWaitingTasks, isPaid, type WaitingTask } from './waiting-tasks.ts';

/** A WebAssembly memory never shrinks: above this a child is replaced after its task. */
const defaultRecycleBytes = 1_200_000_000;

export type PoolOptions = {
  /** Processes; 0 for a process that only serves and never works. */
  size: number;
  recycleBytes?: number;
  /** What models of one's own keep in each child's memory now. */
  ownModelBytes?: () => number;
  /** What a child runs: it serves the same tasks. */
  entry: URL;
};

/**
 * A few child processes for image work, so that no picture ever slows the server's thread.
 *
 * @param handlers the tasks that the children serve; here only their names count
 */
export function createPool<Handlers extends TaskHandlers>(
  handlers: Handlers,
  options: PoolOptions,
): TaskPool<Handlers> {
  const { size, ownModelBytes = () => 0, recycleBytes = defaultRecycleBytes, entry } = options;
  const waiting = createWaitingTasks();
  let children: PoolChild[] = [];
  let closed = false;
  let warmed = false;
  let trouble: unknown;
  let freeAtWork = 0;
  /** One process is kept for paid work where there are several. */
  const mostFreeAtWork = Math.max(1, size - 1);
  const notStarting = () =>
    new ImageError('EngineUnavailable', 'The image engine does not start.', { cause: trouble });
  const pause = createRestartPause(pump, () => waiting.refuse(notStarting()));

  function refill(): void {
    children = children.filter((child) => child.alive);
    while (!closed && !pause.resting && children.length < size) start();
  }

  function start(): void {
    try {
      const child = startChild(entry, () => {
        pause.ended(child.proven);
        pump();
      });
      children.push(child);
      // The one that follows a recycled or a lost child is warm again before somebody needs it.
      if (warmed && waiting.empty) void warmUp(child);
    } catch (error) {
      trouble = error;
      pause.ended(false);
    }
  }

  async function warmUp(child: PoolChild): Promise<void> {
    await child.run({ message: { task: 'warm', request: null } }).catch(() => undefined);
    pump();
  }

  /** Gives waiting tasks to children that have none. */
  function pump(): void {
    refill();
    for (const child of children) {
      if (!child.free) continue;
      const next = waiting.next(freeAtWork < mostFreeAtWork);
      if (!next) return;
      void work(child, next);
    }
  }

  async function work(child: PoolChild, task: WaitingTask): Promise<void> {
    const { control, message } = task;
    let stopped: ImageError | undefined;
    const free = isPaid(task) ? 0 : 1;
    freeAtWork += free;
    const stop = (code: 'Canceled' | 'EngineTimeout') => {
      stopped = new ImageError(code, `The task was ended: ${code}.`);
      child.kill();
    };
    const cancel = () => stop('Canceled');
    const timeoutMs = control.timeoutMs ?? timeLimitOf(message);
    const timer = setTimeout(() => stop('EngineTimeout'), timeoutMs);
    control.signal?.addEventListener('abort', cancel, { once: true });
    try {
      task.resolve(await child.run({ message, onProgress: control.onProgress }));
    } catch (error) {
      if (stopped ?? child.proven) task.reject(stopped ?? error);
      else if (pause.hopeless || closed) task.reject(notStarting());
      // This child never began with it: the next one may.
      else waiting.putBack(task);
    } finally {
      freeAtWork -= free;
      clearTimeout(timer);
      control.signal?.removeEventListener('abort', cancel);
      if (child.rssBytes > recycleBytes + ownModelBytes()) child.kill();
      pump();
    }
  }

  function submit(task: string, request: unknown, control: TaskControl = {}): Promise<unknown> {
    if (closed || size === 0) {
      return Promise.reject(new ImageError('EngineUnavailable', 'This pool takes no work.'));
    }
    const answer = waiting.add({ task, request }, control);
    pump();
    return answer;
  }

  return {
    ...(Object.fromEntries(
      Object.keys(handlers).map((task) => [
        task,
        (request: unknown, control?: TaskControl) => submit(task, request, control),
      ]),
    ) as TaskCalls<Handlers>),
    warm: async () => {
      refill();
      await Promise.all(children.map(() => submit('warm', null)));
      warmed = true;
    },
    stats: () => children.map(({ pid, rssBytes, busy }) => ({ pid, rssBytes, busy })),
    close: async () => {
      closed = true;
      pause.stop();
      waiting.refuse(new ImageError('EngineUnavailable', 'The image engine is closing.'));
      await Promise.all(children.map(end));
    },
  };
}

async function end(child: PoolChild): Promise<void> {
  child.kill();
  while (child.alive) await new Promise((resolve) => setTimeout(resolve, 10));
}
