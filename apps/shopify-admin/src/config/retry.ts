import { ApiError } from '@tintory/api-client';

/** A store that is asked too much, or a line that broke, is given this many further chances. */
const waitsMs = [2_000, 5_000, 15_000];

const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.code === 'TooManyRequests' || error.code === 'Offline');

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });

/** Does it again after a while where that may help. Rejects with what the last try said. */
export async function retry<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (const ms of waitsMs) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      await pause(ms, signal);
    }
  }
  return work();
}
