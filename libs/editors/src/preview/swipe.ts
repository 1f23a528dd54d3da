/** One place on the way of a finger: pixels from the left, and milliseconds. */
export type Sample = { x: number; time: number };

export type Swipe = {
  /** Pixels from where the finger came down; positive to the right. */
  distance: number;
  /** Pixels a millisecond when it left; positive to the right. */
  speed: number;
  /** Width of the stage. */
  width: number;
  index: number;
  total: number;
  rtl: boolean;
};

/** A share of the width that turns the page however slow the finger was. */
const farShare = 0.3;
/** Below this speed it is a drag, not a flick. */
const flickSpeed = 0.4;
/** A shorter flick is a tap. */
const flickDistance = 16;
/** Older places say nothing about how fast the finger left. */
const recentMs = 100;

/** Where a swipe to the right leads: back, and on where reading runs from the right. */
const stepToTheRight = (rtl: boolean) => (rtl ? 1 : -1);

const has = (index: number, total: number) => index >= 0 && index < total;

/** -1 for the previous picture, 1 for the next, 0 to stay: at the ends, and when in doubt. */
export function swipeStep({ distance, speed, width, index, total, rtl }: Swipe): -1 | 0 | 1 {
  const way = Math.sign(distance);
  const flickedBack = speed * way < -flickSpeed;
  const flicked = speed * way > flickSpeed && Math.abs(distance) >= flickDistance;
  const far = Math.abs(distance) >= width * farShare;
  if (width <= 0 || flickedBack || !(flicked || far)) return 0;
  const step = way > 0 ? stepToTheRight(rtl) : stepToTheRight(!rtl);
  return has(index + step, total) ? step : 0;
}

/** How far the picture follows the finger: all the way, or a third where there is no other. */
export function followed({ distance, index, total, rtl }: Omit<Swipe, 'speed' | 'width'>): number {
  const step = distance > 0 ? stepToTheRight(rtl) : stepToTheRight(!rtl);
  return has(index + step, total) ? distance : distance / 3;
}

/** Pixels a millisecond over the last moments. */
export function speedOf(samples: readonly Sample[], now: number): number {
  const recent = samples.filter(({ time }) => now - time <= recentMs);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.time === first.time) return 0;
  return (last.x - first.x) / (last.time - first.time);
}
