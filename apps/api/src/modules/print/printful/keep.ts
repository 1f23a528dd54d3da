/**
 * Caches a source's answer. A stale answer is served while it is read again, and kept if that
 * fails; parallel callers share one read.
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
