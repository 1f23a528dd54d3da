import type { KeyedOutcome } from '@tintory/contract';
import { ApiError } from './api-error.ts';
import { pause } from './pause.ts';
import type { Request } from './call.ts';

/** Pauses before each question, in milliseconds; with `keepAsking` the last one repeats. */
const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Whether nobody knows what a failed call did: no answer arrived, or the API failed after it had
 * begun, or a proxy answered in its place, whose answers have no code of ours.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.code === 'Internal');

export const outcomeUnknown = (cause?: unknown) =>
  new ApiError({ code: 'OutcomeUnknown', status: 0, message: 'No answer arrived.', cause });

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

type Found<Answer> =
  { is: 'answered'; answer: Answer } | { is: 'under way' | 'unknown there' | 'not told' };

async function ask<Answer>(request: Request, key: string): Promise<Found<Answer>> {
  try {
    const path = `/api/idempotency/${encodeURIComponent(key)}`;
    const { done, answer } = await request<KeyedOutcome>({ path });
    return done ? { is: 'answered', answer: answer as Answer } : { is: 'under way' };
  } catch (error) {
    // The call's result was deleted in the meantime.
    if (codeOf(error) === 'Conflict') throw error;
    // After the session has ended, asking again gives no answer either.
    if (codeOf(error) === 'Unauthorized') throw outcomeUnknown(error);
    return { is: codeOf(error) === 'NotFound' ? 'unknown there' : 'not told' };
  }
}

type Asking<Answer> = {
  /** Called when the server does not know the key; undefined asks again. */
  onNothing: () => Promise<{ answer: Answer } | undefined>;
  /** Whether the first question is asked at once. */
  soon: boolean;
  keepAsking?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Asks the server by a key until it is known what became of the call.
 *
 * @throws ApiError `OutcomeUnknown` after half a minute in vain, without `keepAsking`
 */
export async function askByKey<Answer>(
  request: Request,
  key: string,
  { onNothing, soon, keepAsking, signal }: Asking<Answer>,
): Promise<Answer> {
  for (let questions = soon ? 0 : 1; ;) {
    const wait = pausesMs[questions] ?? (keepAsking ? pausesMs.at(-1) : undefined);
    if (wait === undefined) throw outcomeUnknown();
    await pause(wait, signal);
    const found = await ask<Answer>(request, key);
    if (found.is === 'answered') return found.answer;
    const made = found.is === 'unknown there' ? await onNothing() : undefined;
    if (made) return made.answer;
    // The server limits how long a call can be under way.
    questions = found.is === 'under way' ? Math.max(questions, 1) : questions + 1;
  }
}
