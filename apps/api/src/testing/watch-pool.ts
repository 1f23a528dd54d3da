import type { ImagePool, ImageTaskName } from '@tintory/image-pool';
import type { TaskControl } from '@tintory/imaging';

type Look = (task: ImageTaskName) => Promise<void> | void;

export type PoolWatcher = {
  /** Before the engine hears of the task. */
  before?: Look | undefined;
  /** After its answer, before anybody else knows. */
  after?: Look | undefined;
};

type AnyTask = (request: unknown, control?: TaskControl) => Promise<unknown>;

/** Wraps an image engine so that a test sees each task begin and end. */
export function watchPool(pool: ImagePool, watcher: PoolWatcher): ImagePool {
  const { warm, stats, close, ...tasks } = pool;
  const watch = ([name, run]: [string, AnyTask]) => {
    const task = name as ImageTaskName;
    const watched: AnyTask = async (request, control) => {
      await watcher.before?.(task);
      const answer = await run(request, control);
      await watcher.after?.(task);
      return answer;
    };
    return [name, watched];
  };
  const watched = Object.entries(tasks as Record<string, AnyTask>).map(watch);
  return { ...(Object.fromEntries(watched) as typeof tasks), warm, stats, close };
}
