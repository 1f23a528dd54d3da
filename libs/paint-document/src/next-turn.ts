/** Lets the page answer whoever uses it before a long piece of work goes on. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Does work that pauses, and lets the page answer at each pause. Throws, and ends it, once stopped. */
export async function unhurried<Result>(
  work: Generator<void, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await nextTurn();
    if (signal?.aborted) work.throw(signal.reason);
  }
}
