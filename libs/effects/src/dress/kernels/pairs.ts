import type { Point } from './body-pose.ts';

/** Points of the garment's picture and their positions in the person's. */
export type Pairs = { from: Point[]; to: Point[] };
