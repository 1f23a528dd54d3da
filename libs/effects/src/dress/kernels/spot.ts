import type { Point } from './body-pose.ts';
import type { Tone } from './tone.ts';

/** One pixel of the scaled-down picture: its colour and its position on the body. */
export type Spot = {
  tone: Tone;
  point: Point;
  /** Torso lengths below the shoulders. */
  share: number;
  /** Distance from the axis, in pixels. */
  aside: number;
  cover: number;
};
