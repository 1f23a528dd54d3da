import { ApiError } from '@tintory/api-client';

/** The window in which calls are counted: nobody waits longer for one to be free again. */
const longestWaitSeconds = 60;
const turns = 3;

type TurnOptions = { signal: AbortSignal; onWait: () => void };

/** Does it again, a few times, once the server has said that it may; rejects with what it said last. */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  { signal, onWait }: TurnOptions,
): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      const early = error instanceof ApiError && error.code === 'TooManyRequests';
      if (!early || turn === turns) throw error;
      onWait();
      await pause(error.retryAfterSeconds ?? longestWaitSeconds, signal);
    }
  }
}

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1_000);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
