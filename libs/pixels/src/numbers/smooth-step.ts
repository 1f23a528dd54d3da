/** Smoothstep from 0 at 0 to 1 at 1; `t` must lie between. */
export const ease = (t: number): number => t * t * (3 - 2 * t);

/** 0 below `low`, 1 above `high`, and a smooth step in the middle. */
export const smoothStep = (low: number, high: number, value: number): number =>
  ease(Math.min(1, Math.max(0, (value - low) / (high - low))));
