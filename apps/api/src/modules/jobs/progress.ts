/** Four times a second is smooth to the eye and light on the database. */
const intervalMs = 250;

/**
 * Throttles progress reports to one per quarter of a second. Dropped reports do not matter: the
 * job's end reports everything.
 */
export function throttleProgress(
  report: (progress: number) => Promise<void>,
): (progress: number) => void {
  let last = 0;
  let busy = false;
  return (progress) => {
    if (busy || Date.now() - last < intervalMs) return;
    last = Date.now();
    busy = true;
    void report(Math.min(1, Math.max(0, progress)))
      // A lost progress report must not fail the job.
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  };
}
