import type { PhotoOrigin } from '../photo/photo-origin.ts';
import type { OptionValues } from '../options/option-field.ts';

/**
 * The pending work, stored in the browser so that signing in loses nothing: the magic link may open
 * in another tab.
 */
export type Draft = {
  /** The photo; null where a tool needs none. */
  file: Blob | null;
  name: string;
  /** The picture of a store that the photo is, or was made from. */
  origin?: PhotoOrigin | null;
  values: OptionValues;
  /** What a desk keeps that is no tool's, such as the design of a product. */
  work?: unknown;
  /** The run waits for a sign-in; whoever takes it first runs it. */
  pending: boolean;
  /**
   * The job that it went into: a free preview is come back to, and once a paid one has succeeded,
   * the draft is done with.
   */
  jobId?: string | null;
  savedAt: number;
};
