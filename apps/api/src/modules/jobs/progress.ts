/** Four times a second is smooth to the eye and light on the database. */
const intervalMs = 250;

/**
 * Lets progress through at most every quarter of a second, one report at a time. What is dropped
 * is never missed: the job's end tells all.
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
      // A lost report of progress is no reason to fail the job.
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  };
}
