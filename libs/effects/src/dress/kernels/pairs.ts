import type { Point } from './body-pose.ts';

/** Places of the garment's picture and where they go in the person's. */
export type Pairs = { from: Point[]; to: Point[] };
