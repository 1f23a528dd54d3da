import { isOutcomeUnknown, pause } from '@tintory/api-client';

/** A line that broke is given this many further chances, each a little later. */
const retryMs = [1_000, 4_000, 10_000];

/**
 * Does again, a few times, what may be done twice: while the line is broken, or the server. Rejects
 * with what the last try said.
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (const ms of retryMs) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isOutcomeUnknown(error)) throw error;
      await pause(ms, signal);
    }
  }
  return work();
}
