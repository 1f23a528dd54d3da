import type { Plane, RgbaImage } from '@tintory/pixels';
import type { FaceCandidate } from '../faces/face-candidate.ts';
import type { FoundObject } from '../models/object-boxes.ts';
import type { CutoutStroke } from '../tasks.ts';

/** What the models know about the picture. All of it is optional. */
export type CutoutHints = {
  /** How surely each place belongs to a person or an animal, from 0 to 1. */
  personMask?: Plane;
  /** How surely each place belongs to what the picture is of, from 0 to 1. */
  subjectMask?: Plane;
  /** Whether that is of an animal or a vehicle which a detector found as well, and of nothing else. */
  isBoxed?: boolean;
  boxes?: FoundObject[];
  /** Faces of people, where people were found. */
  faces?: FaceCandidate['box'][];
};

/** Asks the models what they see. */
export type Look = (small: RgbaImage) => Promise<CutoutHints>;

export type CutoutOptions = {
  /** Without it the cutout goes by colours and edges alone. */
  look?: Look;
  /** What the user says about the cutout; later strokes win over earlier ones. */
  strokes?: CutoutStroke[];
  /** Called with 0 to 1 as the work goes on. */
  onProgress?: (progress: number) => void;
};

export type CutoutResult = {
  /** Full size, 0 to 1. */
  alpha: Plane;
  /** Full size; its fourth channel is `alpha`, the background's colour is out of the soft edge. */
  foreground: RgbaImage;
  /** From 0 to 1; below 0.5 the subject was not clear. */
  confidence: number;
  /** Whether part of the outline is a guess: nothing in the picture bears it out. */
  faint: boolean;
};
