import type { CutoutWarning } from '@tintory/contract';
import type { ImageFile, OutputFormat } from '../files/image-file.ts';

/**
 * Points and radius are fractions of the picture (radius: of its longer side). A `tap` is one point
 * that selects the whole object at it.
 */
export type CutoutStroke = {
  mode: 'keep' | 'erase';
  radius: number;
  points: [x: number, y: number][];
  tap?: true | undefined;
};

export type CutoutRequest = {
  inputPath: string;
  outputPath: string;
  background:
    | { kind: 'transparent' }
    | { kind: 'color'; color: string }
    /** `amount` from 1 to 100. */
    | { kind: 'blur'; amount: number };
  crop: boolean;
  /** JPEG has no transparency: a transparent background becomes white. */
  format: OutputFormat;
  strokes: CutoutStroke[];
  /** The result is scaled down to this many pixels at most. */
  maxPixels?: number;
};

/**
 * `confidence` from 0 to 1; below 0.66 it gets a warning, and `warnings` lists the reasons.
 * `faint`: whether part of the outline is a guess, because the subject resembles its background.
 */
export type CutoutAnswer = ImageFile & {
  confidence: number;
  warnings: CutoutWarning[];
  faint: boolean;
};
