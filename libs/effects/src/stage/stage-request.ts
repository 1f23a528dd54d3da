import type { CutoutWarning } from '@tintory/contract';
import type { PatternName } from './kernels/flat-backdrops.ts';
import type { CutoutStroke, ImageFile, OutputFormat, CutoutModelChoice } from '@tintory/imaging';
import type { SubjectTraits } from '../place-stage/subject/subject-traits.ts';

/** What a subject is shown in front of. Colours as `#rrggbb`. */
export type Backdrop =
  | { kind: 'color'; color: string }
  /** `angle` in degrees: 0 runs down, 90 to the right. */
  | { kind: 'gradient'; from: string; to: string; angle: number }
  | { kind: 'pattern'; pattern: PatternName; from: string; to: string }
  | { kind: 'picture'; path: string }
  /** The photograph's own background, out of focus; `amount` from 1 to 100. */
  | { kind: 'blur'; amount: number };

export type FrameName = 'none' | 'polaroid' | 'mat' | 'gold' | 'round';

export type StageScene = {
  outputPath: string;
  backdrop: Backdrop;
  /** `keep`: where the subject was. `fit`: as large as the padding allows. */
  placement: 'keep' | 'fit';
  /** Air around the subject, in shares of the frame. */
  padding: number;
  shadow: 'none' | 'soft' | 'cast';
  /** From 0 to 1. */
  shadowStrength: number;
  /** How far the subject takes on the light of its new place, from 0 to 1. */
  relight: number;
  frame: FrameName;
  /** Says from which side the light comes. */
  seed: number;
};

/** What was found of a subject when it was cut out. */
export type CutoutFound = {
  confidence: number;
  warnings: CutoutWarning[];
  faint: boolean;
  /** Whether it was cut out before, and maybe trimmed to its outline. */
  isTrimmed: boolean;
  /** Its photograph's own size. */
  own: { width: number; height: number };
  /** How it was photographed, where it was put into a place. */
  traits?: SubjectTraits;
};

/** What a subject comes from. */
export type SubjectSource = {
  /** Its photograph; with `cutout` what `keepAt` wrote of it before. */
  inputPath: string;
  /** A mask of the user's own in place of the engine's: white is subject. */
  maskPath?: string;
  strokes: CutoutStroke[];
  /** What was found when it was cut out: nothing is cut out again, and strokes and mask are in it. */
  cutout?: CutoutFound;
  /** Where the cut-out is written: as large as it was made, and no larger than a preview. */
  keepAt?: { path?: string; smallPath: string };
};

export type StageRequest = CutoutModelChoice &
  SubjectSource & {
    scenes: StageScene[];
    /** Without it the photograph's own size. */
    size?: { width: number; height: number };
    format: OutputFormat;
    maxPixels?: number;
  };

/**
 * One file for each scene. `confidence`, `warnings` and `faint` as with a cutout. `fewPixels`: the subject is
 * enlarged so often that it stays soft.
 */
export type StageAnswer = {
  files: ImageFile[];
  confidence: number;
  warnings: CutoutWarning[];
  faint: boolean;
  fewPixels: boolean;
  /** To be kept with the cut-out, where one was written. */
  found: CutoutFound;
};
