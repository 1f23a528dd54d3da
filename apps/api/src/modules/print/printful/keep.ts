/**
 * Keeps what a source says for a while. What is too old is answered once more while it is read anew,
 * and stays where that fails; two who ask at once share one reading.
 */
export function keep<Value>(read: () => Promise<Value>, freshMs: number, now: () => Date) {
  let kept: { value: Value; at: number } | undefined;
  let reading: Promise<Value> | undefined;

  const renew = (): Promise<Value> =>
    (reading ??= read()
      .then((value) => {
        kept = { value, at: now().getTime() };
        return value;
      })
      .finally(() => (reading = undefined)));

  return (): Promise<Value> => {
    if (!kept) return renew();
    if (now().getTime() - kept.at > freshMs) renew().catch(() => undefined);
    return Promise.resolve(kept.value);
  };
}
