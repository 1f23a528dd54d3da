/**
 * Whether a part answers before the deadline.
 *
 * @param check rejects when the part does not work
 */
export function inTime(
  check: (signal: AbortSignal) => Promise<void>,
  deadlineMs: number,
): Promise<void> {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('No answer in time.')), { once: true });
  });
  return Promise.race([check(signal), late]);
}
