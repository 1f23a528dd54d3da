import { codeOf, isOutcomeUnknown } from './ask-by-key.ts';
import { pause } from './pause.ts';

/** Which failures may pass by themselves, and how long each further try waits, in milliseconds. */
export type RetryRule = { mayPass: (error: unknown) => boolean; waitsMs: readonly number[] };

/** The line broke, or the server: for what may be done twice. */
export const brokenLine: RetryRule = {
  mayPass: isOutcomeUnknown,
  waitsMs: [1_000, 4_000, 10_000],
};

/** A store is asked too much, or the line broke: what it did not hear of it did not do. */
export const busyStore: RetryRule = {
  mayPass: (error) => ['TooManyRequests', 'Offline'].includes(codeOf(error) ?? ''),
  waitsMs: [2_000, 5_000, 15_000],
};

/** Tries again after a while, or once the line is back. Rejects with what the last try said. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { mayPass, waitsMs }: RetryRule,
  signal?: AbortSignal,
): Promise<Result> {
  for (const ms of waitsMs) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted || !mayPass(error)) throw error;
      await pause(ms, signal);
    }
  }
  return work();
}
