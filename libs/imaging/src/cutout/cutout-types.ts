import type { CutoutWarning } from '@tintory/contract';
import type { Plane, RgbaImage } from '@tintory/pixels';
import type { FaceCandidate } from '../faces/face-candidate.ts';
import type { FoundObject } from '../models/object-boxes.ts';
import type { CutoutStroke } from './cutout-request.ts';

/**
 * Subject masks of the picture stretched to the model's input, of the picture framed in it, and of
 * both combined with a closer pass; 0 to 1.
 */
export type Passes = { stretched: Plane; framed: Plane; together: Plane };

/** What the models found in the picture; all of it is optional. */
export type CutoutHints = {
  /** Probability that a pixel belongs to a person or an animal, 0 to 1. */
  personMask?: Plane;
  /** Probability that a pixel belongs to the subject, 0 to 1. */
  subjectMask?: Plane;
  /** The subject mask of each pass, at the picture's size. */
  passes?: Passes;
  boxes?: FoundObject[];
  /** Boxes of people's faces, if people were found. */
  faces?: FaceCandidate['box'][];
};

/** Runs the models on a picture. */
export type Look = (small: RgbaImage) => Promise<CutoutHints>;

export type CutoutOptions = {
  /** Without it the cutout uses only colours and edges. */
  look?: Look;
  /** The user's strokes; later ones override earlier ones. */
  strokes?: CutoutStroke[];
  /** Receives the progress, 0 to 1. */
  onProgress?: (progress: number) => void;
};

/** Objects and people's faces found by the models, in fractions of the picture. */
export type Seen = { boxes: FoundObject[]; faces: FaceCandidate['box'][] };

export type CutoutResult = {
  /** Full size, 0 to 1. */
  alpha: Plane;
  /**
   * Full size; its fourth channel is `alpha`, and the soft edge is free of the background's colour.
   */
  foreground: RgbaImage;
  /** From 0 to 1; below 0.66 the cutout gets a warning. */
  confidence: number;
  /** Possible faults of the cutout; empty if there is no warning. */
  warnings: CutoutWarning[];
  /** Whether part of the outline is a guess, without an edge in the picture. */
  faint: boolean;
  /** What the models found; absent if no model ran. */
  seen?: Seen;
};
