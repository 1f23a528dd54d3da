import { ImageError } from '../image-error.ts';
import { startChild, type PoolChild } from './child-process.ts';
import { createRestartPause } from './restart-pause.ts';
import type { TaskControl } from './pool-types.ts';
import { timeLimitOf } from './time-limit.ts';
import { createWaitingTasks, isPaid, type WaitingTask } from './waiting-tasks.ts';

/** WebAssembly memory never shrinks: a child above this is replaced after its task. */
const defaultRecycleBytes = 1_200_000_000;

export type PoolOptions = {
  /** Number of child processes; 0 for a server that runs no tasks. */
  size: number;
  recycleBytes?: number;
  /** Current size of the custom models in each child's memory. */
  ownModelBytes?: () => number;
  /** The module a child runs; it serves the same tasks. */
  entry: URL;
};

/** Children that work, tasks that wait for one, and the start of the next child. */
export class Pool {
  private readonly options: PoolOptions;
  private readonly waiting = createWaitingTasks();
  private readonly pause = createRestartPause(
    () => this.pump(),
    () => this.waiting.refuse(this.notStarting()),
  );
  private children: PoolChild[] = [];
  private closed = false;
  private warmed = false;
  private trouble: unknown;
  private freeAtWork = 0;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  submit(task: string, request: unknown, control: TaskControl = {}): Promise<unknown> {
    if (this.closed || this.options.size === 0) {
      return Promise.reject(new ImageError('EngineUnavailable', 'This pool takes no work.'));
    }
    const answer = this.waiting.add({ task, request }, control);
    this.pump();
    return answer;
  }

  async warm(): Promise<void> {
    this.refill();
    await Promise.all(this.children.map(() => this.submit('warm', null)));
    this.warmed = true;
  }

  stats() {
    return this.children.map(({ pid, rssBytes, busy }) => ({ pid, rssBytes, busy }));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.pause.stop();
    this.waiting.refuse(new ImageError('EngineUnavailable', 'The image engine is closing.'));
    await Promise.all(this.children.map(end));
  }

  private refill(): void {
    this.children = this.children.filter((child) => child.alive);
    const isShort = () => this.children.length < this.options.size;
    while (!this.closed && !this.pause.resting && isShort()) this.start();
  }

  private start(): void {
    try {
      const child = startChild(this.options.entry, () => {
        this.pause.ended(child.proven);
        this.pump();
      });
      this.children.push(child);
      // Warms up the replacement of a recycled or lost child before it is needed.
      if (this.warmed && this.waiting.empty) void this.warmUp(child);
    } catch (error) {
      this.trouble = error;
      this.pause.ended(false);
    }
  }

  private async warmUp(child: PoolChild): Promise<void> {
    await child.run({ message: { task: 'warm', request: null } }).catch(() => undefined);
    this.pump();
  }

  /** Assigns waiting tasks to idle children. */
  private pump(): void {
    this.refill();
    // With several processes, one is reserved for paid work.
    const mostFreeAtWork = Math.max(1, this.options.size - 1);
    for (const child of this.children) {
      if (!child.free) continue;
      const next = this.waiting.next(this.freeAtWork < mostFreeAtWork);
      if (!next) return;
      void this.work(child, next);
    }
  }

  private async work(child: PoolChild, task: WaitingTask): Promise<void> {
    const { control, message } = task;
    let stopped: ImageError | undefined;
    const free = isPaid(task) ? 0 : 1;
    this.freeAtWork += free;
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
      else if (this.pause.hopeless || this.closed) task.reject(this.notStarting());
      // This child never started the task: the next one may.
      else this.waiting.putBack(task);
    } finally {
      this.freeAtWork -= free;
      clearTimeout(timer);
      control.signal?.removeEventListener('abort', cancel);
      if (this.isTooLarge(child)) child.kill();
      this.pump();
    }
  }

  private isTooLarge({ rssBytes }: PoolChild): boolean {
    const { recycleBytes = defaultRecycleBytes, ownModelBytes = () => 0 } = this.options;
    return rssBytes > recycleBytes + ownModelBytes();
  }

  private notStarting(): ImageError {
    const cause = this.trouble;
    return new ImageError('EngineUnavailable', 'The image engine does not start.', { cause });
  }
}

async function end(child: PoolChild): Promise<void> {
  child.kill();
  while (child.alive) await new Promise((resolve) => setTimeout(resolve, 10));
}
