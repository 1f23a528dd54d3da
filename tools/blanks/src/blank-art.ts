import type { ClothWish } from './cloth.ts';
import type { Fold } from './folds.ts';

/** A raised or sunken part: SVG shapes in millimetres. */
export type Relief = {
  shapes: string;
  /** Height above (or below) its base, in millimetres. */
  height: number;
  /** Width of its sloping edge, in millimetres. */
  soft: number;
};

/** How a view of a product is drawn. All lengths are in millimetres on a square. */
export type BlankArt = {
  /** The view's side. */
  side: number;
  /** The visible outline of the product. */
  outline: string;
  /** Shapes that take the product's colour; the whole outline if absent. */
  colored?: string;
  /** The printable area; the whole outline if absent. */
  printable?: string;
  /** Shadows cast by other parts, darker by `amount`. */
  dark: { shapes: string; amount: number; soft: number }[];
  /** Highlights of a lamp or a window. */
  shine?: { shapes: string; amount: number; soft: number }[];
  /** Random deviation of its lines, in millimetres. */
  wobble: number;
  /** Thickness: the radius of its rounded edge, in millimetres. */
  thickness: number;
  relief: Relief[];
  /** Height of the soft volume inside, in millimetres. */
  volume?: (x: number, y: number) => number;
  cloth?: Omit<ClothWish, 'mask' | 'side' | 'pinned'> & { cells: number; pinned?: string };
  folds?: readonly Fold[];
  /** Exaggeration of the folds' depth; 1 is true. */
  depth: number;
  gloss: { power: number; share: number };
};
