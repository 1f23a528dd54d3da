import type { ClothWish } from './cloth.ts';
import type { Fold } from './folds.ts';

/** A part that lies on another, or beneath: SVG shapes in millimetres. */
export type Relief = {
  shapes: string;
  /** Millimetres above (or below) what it lies on. */
  height: number;
  /** Millimetres over which its edge rises. */
  soft: number;
};

/** How a view of a product is drawn. Everything is in millimetres on a square. */
export type BlankArt = {
  /** The view's side. */
  side: number;
  /** All of the product that is seen. */
  outline: string;
  /** Shapes that take on the product's colour; all of it without them. */
  colored?: string;
  /** What can be printed on; the whole outline without it. */
  printable?: string;
  /** What is in the shade of something else, darker by `amount`. */
  dark: { shapes: string; amount: number; soft: number }[];
  /** What a lamp or a window adds, as light. */
  shine?: { shapes: string; amount: number; soft: number }[];
  /** How far its lines wander, in millimetres. */
  wobble: number;
  /** How thick it is: its edge is round by so many millimetres. */
  thickness: number;
  relief: Relief[];
  /** Soft volumes of what is inside, in millimetres. */
  volume?: (x: number, y: number) => number;
  cloth?: Omit<ClothWish, 'mask' | 'side' | 'pinned'> & { cells: number; pinned?: string };
  folds?: readonly Fold[];
  /** How much deeper folds look than they are. */
  depth: number;
  gloss: { power: number; share: number };
};
