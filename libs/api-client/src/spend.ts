import { ApiError } from './api-error.ts';
import { askByKey, codeOf, isOutcomeUnknown, outcomeUnknown } from './ask-by-key.ts';
import type { Call, Request } from './call.ts';

export type SpendOptions = {
  /**
   * Called with the key once no answer has arrived: from then on the server is asked by that key.
   */
  onUnsure?: ((key: string) => void) | undefined;
  /**
   * Asks until there is an answer, however long the network is down; otherwise for half a minute.
   */
  keepAsking?: boolean | undefined;
  /** After an abort nothing is sent any more; an answer that has arrived by then still counts. */
  signal?: AbortSignal | undefined;
};

type SpendingCall = Pick<Call, 'path' | 'json'> & {
  /** The server closes what an earlier call to this path opened. */
  replaces?: true;
};

async function send<Answer>(
  request: Request,
  { path, json }: SpendingCall,
  key: string,
): Promise<Answer> {
  const headers = { 'Idempotency-Key': key };
  const answer = await request<Answer | undefined>({ path, json, method: 'POST', headers });
  // The API answers every call that spends with a body: an empty answer came from a proxy.
  if (answer === undefined) throw outcomeUnknown();
  return answer;
}

/** A sending whose outcome is not known, and how it ended. */
type Unanswered = { key: string; error: unknown };

/**
 * Sends the call again while the server does not know its key, until there is a definite answer.
 */
function sendingAgain<Answer>(
  request: Request,
  call: SpendingCall,
  { key, error }: Unanswered,
  signal: AbortSignal | undefined,
) {
  let lost = error;
  return async (): Promise<{ answer: Answer } | undefined> => {
    signal?.throwIfAborted();
    // The API itself failed and kept nothing of the call: that is a definite answer.
    if (lost instanceof ApiError && lost.requestId !== undefined) throw lost;
    try {
      return { answer: await send<Answer>(request, call, key) };
    } catch (next) {
      if (!isOutcomeUnknown(next) && codeOf(next) !== 'TooManyRequests') throw next;
      lost = next;
      return undefined;
    }
  };
}

/**
 * Sends what spends credits or money. One wish of a person has one `Idempotency-Key` until there is a
 * definite answer: what was asked for, a refusal or `NoSubscribe`. While there is none the server is
 * asked by that key, and only what it knows nothing of is sent again, under the same key.
 */
export function createSpend(request: Request) {
  /** Keys without an answer, by the wish they were sent for. */
  const unanswered = new Map<string, string>();

  /** A key's stored answer is worthless once another wish has closed what it opened. */
  function dropOthers(path: string, wish: string): void {
    for (const other of unanswered.keys()) {
      if (other !== wish && other.startsWith(`${path} `)) unanswered.delete(other);
    }
  }

  async function first<Answer>(call: SpendingCall): Promise<{ answer: Answer } | Unanswered> {
    const key = crypto.randomUUID();
    try {
      return { answer: await send<Answer>(request, call, key) };
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      return { key, error };
    }
  }

  return {
    spend: async <Answer>(call: SpendingCall, options: SpendOptions = {}): Promise<Answer> => {
      const { signal, keepAsking, onUnsure } = options;
      const wish = `${call.path} ${JSON.stringify(call.json)}`;
      const before = unanswered.get(wish);
      signal?.throwIfAborted();
      if (call.replaces) dropOthers(call.path, wish);
      const sent = before ? { key: before, error: undefined } : await first<Answer>(call);
      if ('answer' in sent) return sent.answer;
      const { key } = sent;
      unanswered.set(wish, key);
      onUnsure?.(key);
      const onNothing = sendingAgain<Answer>(request, call, sent, signal);
      try {
        const soon = before !== undefined;
        const answer = await askByKey(request, key, { onNothing, soon, keepAsking, signal });
        unanswered.delete(wish);
        return answer;
      } catch (error) {
        if (codeOf(error) !== 'OutcomeUnknown') unanswered.delete(wish);
        throw error;
      }
    },

    /** The outcome of an earlier call; null if the server does not know its key. */
    recall: <Answer>(key: string): Promise<Answer | null> =>
      askByKey<Answer | null>(request, key, {
        onNothing: () => Promise.resolve({ answer: null }),
        soon: true,
        keepAsking: true,
      }),
  };
}

export type Spending = ReturnType<typeof createSpend>;
