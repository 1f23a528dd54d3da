import confetti from 'canvas-confetti';

const forMs = 3_000;
const betweenMs = 250;
/** Above the dialog that it celebrates. */
const zIndex = 300;
const tints = ['#e8573a', '#f2a93b', '#3f6fd8'];

/** Confetti for three seconds; none for whoever wants less motion. Returns what ends it early. */
export function celebrate(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  // Its worker would come from a blob, which the content policy does not allow.
  const throwConfetti = confetti.create(undefined, { resize: true, useWorker: false });
  const burst = () => {
    for (const x of [0.2, 0.8]) {
      void throwConfetti({
        particleCount: 14,
        spread: 70,
        origin: { x, y: 0.55 },
        colors: tints,
        zIndex,
      });
    }
  };
  burst();
  const bursts = setInterval(burst, betweenMs);
  const end = setTimeout(() => clearInterval(bursts), forMs);
  return () => {
    clearInterval(bursts);
    clearTimeout(end);
    throwConfetti.reset();
  };
}
