import type { CutoutWarning } from '@tintory/contract';
import type { PatternName } from './kernels/flat-backdrops.ts';
import type { CutoutStroke, ImageFile, OutputFormat, CutoutModelChoice } from '@tintory/imaging';
import type { SubjectTraits } from '../place-stage/subject/subject-traits.ts';

/** The backdrop of a subject. Colours as `#rrggbb`. */
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
  /** `keep`: the subject's place in the photograph. `fit`: as large as the padding allows. */
  placement: 'keep' | 'fit';
  /** Margin around the subject, as a share of the frame. */
  padding: number;
  shadow: 'none' | 'soft' | 'cast';
  /** From 0 to 1. */
  shadowStrength: number;
  /** How far the subject takes on the light of its new place, from 0 to 1. */
  relight: number;
  frame: FrameName;
  /** Determines the side the light comes from. */
  seed: number;
};

/** Results of cutting a subject out, stored with its cutout. */
export type CutoutFound = {
  confidence: number;
  warnings: CutoutWarning[];
  faint: boolean;
  /** Whether it was cut out before and may be trimmed to its outline. */
  isTrimmed: boolean;
  /** The photograph's own size. */
  own: { width: number; height: number };
  /** How it was photographed; only if it was staged in a place. */
  traits?: SubjectTraits;
};

/** The source of a subject. */
export type SubjectSource = {
  /** Its photograph; with `cutout` the file that `keepAt` wrote. */
  inputPath: string;
  /** A user's mask instead of the engine's: white is the subject. */
  maskPath?: string;
  strokes: CutoutStroke[];
  /** Results of an earlier cutout: nothing is cut out again, and it includes strokes and mask. */
  cutout?: CutoutFound;
  /** Where the cutout is written: at its own size, and at most at a preview's. */
  keepAt?: { path?: string; smallPath: string };
};

export type StageRequest = CutoutModelChoice &
  SubjectSource & {
    scenes: StageScene[];
    /** By default the photograph's own size. */
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
  /** To be stored with the cutout, if one was written. */
  found: CutoutFound;
};
