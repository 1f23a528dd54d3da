import type { ColorName, Thing } from '@tintory/prompts';
import type { Art } from './art.ts';

/** A thing in the picture: the middle of its foot, its height in pixels. */
export type Item = {
  thing: Thing;
  art: Art;
  x: number;
  y: number;
  height: number;
  mirrored: boolean;
  /** The hand that its string leads to, from its lower corner. */
  string?: { x: number; y: number };
  /** One of several of many colours. */
  color?: ColorName;
  /** Degrees it leans about its foot. */
  turn?: number;
  /** Pixels of it that are below the water. */
  sunk?: number;
  /** What is drawn later lies over what is drawn earlier. */
  order: number;
  stands: 'ground' | 'water' | 'air' | 'thing';
};

export const widthOf = ({ art, height }: Item): number =>
  (height * (art.right - art.left)) / (art.bottom - art.top);
