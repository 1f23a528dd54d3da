/** Before the next try after a child that could not even start; doubled each time. */
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** As many in a row that never started, and those who wait are told. */
const mostStillborn = 4;

export type RestartPause = {
  /** No child is to be started now. */
  readonly resting: boolean;
  /** So many in a row could not start that no task is to wait for the next one. */
  readonly hopeless: boolean;
  /** A child has ended; `proven` if it had started or was ended on purpose. */
  ended(proven: boolean): void;
  stop(): void;
};

/** Keeps a pool from starting children in a hot loop when they end at once. */
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
