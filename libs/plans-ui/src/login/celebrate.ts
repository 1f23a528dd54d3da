const forMs = 3_000;
const betweenMs = 250;
/** How long a flake is in the air, in frames of a usual screen: the last are thrown so long before the end. */
const fallMs = 1_200;
const fallTicks = (fallMs / 1_000) * 60;
/** Above the dialog that it celebrates. */
const zIndex = 300;
const tints = ['#e8573a', '#f2a93b', '#3f6fd8'];

/**
 * Lazily loaded confetti for three seconds; none with reduced motion. Returns a function that stops
 * it.
 */
export function celebrate(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const ending = new AbortController();
  void throwConfetti(ending.signal);
  return () => ending.abort();
}

async function throwConfetti(signal: AbortSignal): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  if (signal.aborted) return;
  // Its worker would come from a blob, which the content policy does not allow.
  const fire = confetti.create(undefined, { resize: true, useWorker: false });
  const burst = () => {
    for (const x of [0.2, 0.8]) {
      void fire({
        particleCount: 14,
        spread: 70,
        ticks: fallTicks,
        origin: { x, y: 0.55 },
        colors: tints,
        zIndex,
      });
    }
  };
  burst();
  const bursts = setInterval(burst, betweenMs);
  const lastBurst = setTimeout(() => clearInterval(bursts), forMs - fallMs);
  const end = setTimeout(() => fire.reset(), forMs);
  signal.addEventListener('abort', () => {
    clearInterval(bursts);
    clearTimeout(lastBurst);
    clearTimeout(end);
    fire.reset();
  });
}
