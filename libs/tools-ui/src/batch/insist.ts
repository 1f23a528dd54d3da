import { ApiError } from '@tintory/api-client';

/** A line that broke is given this many further chances, each a little later. */
const retryMs = [1_000, 4_000, 10_000];

export const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'Offline';

/** Until the time is over, or the line is back. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

/** Does it again while the line is broken, a few times. Rejects with what the last try said. */
export async function insist<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (const ms of retryMs) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isOffline(error)) throw error;
      await pause(ms, signal);
    }
  }
  return work();
}
