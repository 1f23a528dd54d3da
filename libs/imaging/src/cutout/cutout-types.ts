import type { CutoutStroke } from '../image-pool.ts';

/** A decoded picture: sRGB, four bytes a pixel, upright, rows without padding. */
export type RgbaImage = {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
};

/** A grid of numbers over the whole picture, of any size of its own. */
export type MaskPlane = { data: Float32Array; width: number; height: number };

/** An object detector's answer; the box in fractions of the picture, `score` from 0 to 1. */
export type ObjectBox = { x: number; y: number; width: number; height: number; score: number };

/** What the models and the user know about the picture. All of it is optional. */
export type CutoutHints = {
  /** How surely each place belongs to a person or an animal, from 0 to 1. */
  personMask?: MaskPlane;
  boxes?: ObjectBox[];
  /** Later strokes win over earlier ones. */
  strokes?: CutoutStroke[];
  /** Called with 0 to 1 as the work goes on. */
  onProgress?: (progress: number) => void;
};

export type CutoutResult = {
  width: number;
  height: number;
  /** Full size, 0 to 255. */
  alpha: Uint8Array;
  /** Full size RGBA: `alpha` with the background's colour taken out of the soft edge. */
  foreground: Uint8Array;
  /** From 0 to 1; below 0.5 the subject was not clear. */
  confidence: number;
};
