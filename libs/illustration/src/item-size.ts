import type { ColorName, Thing } from '@tintory/prompts';
import type { Art } from './art.ts';

/** A placed thing: `x` and `y` are the middle of its foot, in pixels. */
export type Item = {
  thing: Thing;
  art: Art;
  x: number;
  y: number;
  height: number;
  mirrored: boolean;
  /** Where its string ends. */
  string?: { x: number; y: number };
  /** Its colour, where each of several has another. */
  color?: ColorName;
  /** Rotation around its foot in degrees. */
  turn?: number;
  /** Pixels below the water. */
  sunk?: number;
  /** Drawn in ascending order. */
  order: number;
  stands: 'ground' | 'water' | 'air' | 'thing';
};

export const widthOf = ({ art, height }: Item): number =>
  (height * (art.right - art.left)) / (art.bottom - art.top);
