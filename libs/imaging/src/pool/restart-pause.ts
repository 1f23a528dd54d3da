/** Pause before the next start after a child could not start; doubled each time. */
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** After this many failed starts in a row the waiting tasks are rejected. */
const mostStillborn = 4;

export type RestartPause = {
  /** Whether a pause is running. */
  readonly resting: boolean;
  /** Whether so many starts failed in a row that tasks are rejected instead of waiting. */
  readonly hopeless: boolean;
  /** A child has ended; `proven` if it had started or was killed on purpose. */
  ended(proven: boolean): void;
  stop(): void;
};

/** Keeps a pool from restarting children in a hot loop if they exit at once. */
export function createRestartPause(onOver: () => void, onHopeless: () => void): RestartPause {
  let stillborn = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    get resting() {
      return timer !== undefined;
    },
    get hopeless() {
      return stillborn >= mostStillborn;
    },
    ended: (proven) => {
      stillborn = proven ? 0 : stillborn + 1;
      if (stillborn === 0) return;
      if (stillborn >= mostStillborn) onHopeless();
      clearTimeout(timer);
      const delay = Math.min(longestPauseMs, firstPauseMs * 2 ** (stillborn - 1));
      timer = setTimeout(() => {
        timer = undefined;
        onOver();
      }, delay).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
