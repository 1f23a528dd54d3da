import type { Point } from './view.ts';

/** Pixels a finger may slip and still be in place. */
const slip = 8;
const doubleTapMs = 300;
const doubleTapReach = 24;

export type Tap = { at: Point; time: number };

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The motion of a touch: still, along, or across. */
export function motionOf(from: Point, to: Point): 'still' | 'across' | 'along' {
  if (distanceOf(from, to) < slip) return 'still';
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? 'across' : 'along';
}

export const isDoubleTap = (before: Tap | null, now: Tap): boolean =>
  before !== null &&
  now.time - before.time < doubleTapMs &&
  distanceOf(before.at, now.at) < doubleTapReach;
