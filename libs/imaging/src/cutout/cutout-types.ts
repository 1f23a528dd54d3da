import type { CutoutWarning } from '@tintory/contract';
import type { Plane, RgbaImage } from '@tintory/pixels';
import type { FaceCandidate } from '../faces/face-candidate.ts';
import type { FoundObject } from '../models/object-boxes.ts';
import type { CutoutStroke } from './cutout-request.ts';

/**
 * The subject's model's answers to a picture stretched to its input, to one framed in it, and what
 * both and a closer pass say together; 0 to 1.
 */
export type Passes = { stretched: Plane; framed: Plane; together: Plane };

/** What the models know about the picture. All of it is optional. */
export type CutoutHints = {
  /** How surely each place belongs to a person or an animal, from 0 to 1. */
  personMask?: Plane;
  /** How surely each place belongs to what the picture is of, from 0 to 1. */
  subjectMask?: Plane;
  /** The same by each pass of the model, at the picture's size. */
  passes?: Passes;
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

/** Things and people's faces that the models see, in shares of the picture. */
export type Seen = { boxes: FoundObject[]; faces: FaceCandidate['box'][] };

export type CutoutResult = {
  /** Full size, 0 to 1. */
  alpha: Plane;
  /** Full size; its fourth channel is `alpha`, the background's colour is out of the soft edge. */
  foreground: RgbaImage;
  /** From 0 to 1; below 0.66 the cutout deserves a second look. */
  confidence: number;
  /** What may be wrong with it; nothing where nobody is to look again. */
  warnings: CutoutWarning[];
  /** Whether part of the outline is a guess: nothing in the picture bears it out. */
  faint: boolean;
  /** What was seen on the way; nothing where nobody looked. */
  seen?: Seen;
};
