import type { Stroke } from '@tintory/pixels';

/**
 * What turns the editor into a desk for one thing: telling a cutout what to keep and what to erase.
 * The pixels stay as they are; the strokes are what comes of it.
 */
export type Refinement = {
  /**
   * The cutout without any strokes, which all of them correct: a picture file of the photo's shape,
   * perhaps smaller; only its transparency counts. Null where nothing was found.
   */
  openBase: (signal: AbortSignal) => Promise<Blob | null>;
  /** The strokes of the present cutout. */
  strokes: readonly Stroke[];
  /** What is marked at first: what goes, unless something is missing. */
  brush?: Stroke['mode'] | undefined;
  /** The tool in hand at first: the brush, unless something else is said. */
  tool?: 'marks' | 'tap' | undefined;
  /** Most strokes the tool takes. */
  most: number;
  /** Names the main action and its price. */
  acceptLabel: string;
  onAccept: (strokes: readonly Stroke[]) => void;
};
