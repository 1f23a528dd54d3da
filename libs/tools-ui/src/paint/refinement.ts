import type { Stroke } from '@tintory/pixels';

/**
 * Cuts the original by strokes in fractions of it (the radius of its longer side).
 * @returns a picture file of the original's shape, perhaps smaller; only its transparency counts
 */
export type Recut = (strokes: readonly Stroke[], signal: AbortSignal) => Promise<Blob>;

/**
 * What turns the editor into a desk for one thing: telling a cutout what to keep and what to erase.
 * The pixels stay as they are; the strokes are what comes of it.
 */
export type Refinement = {
  /** The present cutout. */
  openCutout: (signal: AbortSignal) => Promise<Blob>;
  /** The strokes it was made with. */
  strokes: readonly Stroke[];
  /** What the brush marks at first: what goes, unless something is missing. */
  brush?: Stroke['mode'] | undefined;
  /** Most strokes the tool takes. */
  most: number;
  /** Shows what strokes lead to, for nothing. */
  recut: Recut;
  /** Names the main action and its price. */
  acceptLabel: string;
  onAccept: (strokes: readonly Stroke[]) => void;
};
