import type { Point } from './body-pose.ts';
import type { Tone } from './tone.ts';

/** One pixel of the small picture: its colour and where on the body it is. */
export type Spot = {
  tone: Tone;
  point: Point;
  /** Torsos down from the shoulders. */
  share: number;
  /** Pixels aside from the axis. */
  aside: number;
  cover: number;
};
