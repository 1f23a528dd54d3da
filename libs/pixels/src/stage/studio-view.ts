import type { Studio } from './studio.ts';

/** How a camera looks at a studio, and where its key light stands. */
export type StudioView = {
  /** How far above the seam the camera's horizon lies, in heights: a low one looks along the floor. */
  horizon: number;
  /** How fine the floor's pattern is; without it as fine as that height makes it. */
  fine?: number;
  /** Whether all of the floor is far behind what is shown: it is out of focus then. */
  isFar?: boolean;
  /** How far the floor's pattern is turned, in radians. */
  turn: number;
  /** How much lower a wall is looked at, in heights: a sky is brightest where it ends. */
  wall: number;
  /** How far a pattern of light is moved across the picture, and how large it is. */
  pattern: { x: number; y: number; size: number };
  /**
   * Where the key light falls, in heights from the upper middle, towards the light's side; how
   * bright it is there, and how much darker a height away.
   */
  key: { x: number; y: number; bright: number; fall: number };
};

export const usualView: StudioView = {
  horizon: 0.42,
  turn: 0,
  wall: 0,
  pattern: { x: 0, y: 0, size: 1 },
  key: { x: -0.35, y: 0.25, bright: 1.06, fall: 0.2 },
};

/** Turns what a floor is made of; snow and fog, which come later, stay where they are far away. */
export function turnFloor(studio: Studio, { turn }: StudioView): Studio {
  if (turn === 0) return studio;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { ...studio, floor: (u, v) => studio.floor(u * cos - v * sin, u * sin + v * cos) };
}
