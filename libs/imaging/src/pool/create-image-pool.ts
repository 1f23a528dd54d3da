import { ImageError, type ImagePool, type ImageTasks, type TaskControl } from '../image-pool.ts';
import { startChild, type PoolChild } from './child-process.ts';
import { createRestartPause } from './restart-pause.ts';
import type { ImageTaskName, TaskName, Tasks } from '../tasks.ts';
import type { TaskMessage } from './messages.ts';
import { timeLimitOf } from './time-limit.ts';
import { createWaitingTasks, isPaid, type WaitingTask } from './waiting-tasks.ts';

/** A WebAssembly memory never shrinks: above this a child is replaced after its task. */
const defaultRecycleBytes = 1_200_000_000;

/** Complete, or it does not compile. */
const imageTasks: Record<ImageTaskName, true> = {
  normalize: true,
  thumbnail: true,
  cutout: true,
  upscale: true,
  ownCutout: true,
  ownUpscale: true,
  seamless: true,
  stage: true,
  placeStage: true,
  painting: true,
  detectFaces: true,
  swapFaces: true,
  tattoo: true,
  illustration: true,
  venom: true,
  dress: true,
  mockup: true,
  printFile: true,
};

export type ImagePoolOptions = {
  /** Processes; 0 for a process that only serves and never works. */
  size: number;
  recycleBytes?: number;
  /** What models of one's own keep in each child's memory now. */
  ownModelBytes?: () => number;
  /** What a child runs; tests bring their own. */
  entry?: URL;
};

/** A few child processes for image work, so that no picture ever slows the server's thread. */
export function createImagePool(options: ImagePoolOptions): ImagePool {
  const { size, ownModelBytes = () => 0, recycleBytes = defaultRecycleBytes } = options;
  const entry = options.entry ?? new URL('./child.ts', import.meta.url);
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

  function submit<Name extends TaskName>(
    task: Name,
    request: Tasks[Name]['request'],
    control: TaskControl = {},
  ): Promise<Tasks[Name]['answer']> {
    if (closed || size === 0) {
      return Promise.reject(new ImageError('EngineUnavailable', 'This pool takes no work.'));
    }
    const answer = waiting.add({ task, request } as TaskMessage, control);
    pump();
    return answer as Promise<Tasks[Name]['answer']>;
  }

  return {
    ...(Object.fromEntries(
      Object.keys(imageTasks).map((task) => [
        task,
        (request: never, control?: TaskControl) => submit(task as ImageTaskName, request, control),
      ]),
    ) as ImageTasks),
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
