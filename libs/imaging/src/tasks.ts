import type { CutoutDoubt, Trace } from '@tintory/contract';
import type { DressAnswer, DressRequest } from './dress/run-dress.ts';
import type { DetectFacesAnswer, DetectFacesRequest } from './faces/run-detect-faces.ts';
import type { SwapFacesAnswer, SwapFacesRequest } from './faces/run-swap-faces.ts';
import type { IllustrationAnswer, IllustrationRequest } from './illustration/run-illustration.ts';
import type { MockupRequest, PrintFileRequest } from './mockup/mockup-types.ts';
import type { OwnCutoutRequest, OwnModel, OwnUpscaleRequest } from './own-models/own-model.ts';
import type { PlaceStageAnswer, PlaceStageRequest } from './places/place-types.ts';
import type { SubjectTraits } from './places/subject/find-traits.ts';
import type { VenomAnswer, VenomRequest } from './venom/venom-types.ts';
import type { TattooAnswer, TattooRequest } from './tattoo/run-tattoo.ts';
import type { PaintingStyleName, PatternName, PhotoFaults, SeamlessMode } from '@tintory/pixels';

/** What each task takes and answers; only paths and settings travel between processes. */
export type Tasks = {
  /** Decodes, turns upright, strips metadata, converts to sRGB and re-encodes losslessly. */
  normalize: { request: NormalizeRequest; answer: NormalizeAnswer };
  /** A small WebP of a picture, for lists. */
  thumbnail: { request: ThumbnailRequest; answer: ImageFile };
  cutout: { request: CutoutRequest; answer: CutoutAnswer };
  upscale: { request: UpscaleRequest; answer: UpscaleAnswer };
  /** As `cutout` and `upscale`, by a model of one's own. */
  ownCutout: { request: OwnCutoutRequest; answer: CutoutAnswer };
  ownUpscale: { request: OwnUpscaleRequest; answer: UpscaleAnswer };
  seamless: { request: SeamlessRequest; answer: SeamlessAnswer };
  stage: { request: StageRequest; answer: StageAnswer };
  /** As `stage`, in a photographed place. */
  placeStage: { request: PlaceStageRequest; answer: PlaceStageAnswer };
  painting: { request: PaintingRequest; answer: ImageFile };
  detectFaces: { request: DetectFacesRequest; answer: DetectFacesAnswer };
  swapFaces: { request: SwapFacesRequest; answer: SwapFacesAnswer };
  tattoo: { request: TattooRequest; answer: TattooAnswer };
  illustration: { request: IllustrationRequest; answer: IllustrationAnswer };
  venom: { request: VenomRequest; answer: VenomAnswer };
  dress: { request: DressRequest; answer: DressAnswer };
  /** Pictures of a product with a design on it, one file each. */
  mockup: { request: MockupRequest; answer: ImageFile[] };
  /** One area of a design as a provider prints it. */
  printFile: { request: PrintFileRequest; answer: ImageFile };
  warm: { request: null; answer: null };
};

export type TaskName = keyof Tasks;

/** The tasks that work on pictures. */
export type ImageTaskName = Exclude<TaskName, 'warm'>;

export type NormalizeRequest = { inputPath: string; outputPath: string; maxPixels: number };

/** `jpegQuality`: of a JPEG, 1 to 100; the clean file no longer tells. */
export type NormalizeAnswer = ImageFile & { jpegQuality: number | null };

/** `maxPixels` is given for a file as somebody sent it: it is trusted no more than `normalize` would. */
export type ThumbnailRequest = { inputPath: string; outputPath: string; maxPixels?: number };

export type ImageFile = { width: number; height: number; contentType: string; bytes: number };

/**
 * Points and radius are fractions of the picture (radius: of its longer side). A `tap` is one point
 * that stands for all of the thing it lies on.
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
 * `confidence` from 0 to 1; below 0.66 it deserves a second look, for what `doubts` says. `faint`:
 * whether part of the outline is a guess, for the subject looks like what is behind it.
 */
export type CutoutAnswer = ImageFile & {
  confidence: number;
  doubts: CutoutDoubt[];
  faint: boolean;
};

/** What every task on a picture takes. */
type PictureRequest = {
  inputPath: string;
  outputPath: string;
  format: OutputFormat;
  /** The picture is scaled down to this many pixels at most. */
  maxPixels?: number;
};

export type OutputFormat = 'png' | 'webp' | 'jpeg';

/** With `maxPixels` a part of the result that has no more, as large as in the whole. */
export type UpscaleRequest = PictureRequest & {
  factor: 2 | 4;
  /** Whether compression's traces and a camera's grain are taken out first: as the photo needs it, never, all. */
  noise: 'auto' | 'none' | 'strong';
  /** Quality of the JPEG that was uploaded, 1 to 100; of any other file it is told by the pixels. */
  jpegQuality?: number;
  /** From 0 to 1. */
  sharpness: number;
};

/** A part of a picture, in its pixels. */
export type Region = { left: number; top: number; width: number; height: number };

/** What a photo enlarged is not as good as a better one for; `noisy` and `blocky` where that stays in. */
export type UpscaleFaults = PhotoFaults & { noisy: boolean; blocky: boolean };

/**
 * `region`: what of the photo the result shows; null for all of it. `cleaned`: what was taken out.
 * `faults`: of the photo, in a preview.
 */
export type UpscaleAnswer = ImageFile & {
  region: Region | null;
  cleaned: Trace[];
  faults: UpscaleFaults | null;
};

export type SeamlessRequest = PictureRequest & {
  mode: 'auto' | SeamlessMode;
  /** How much of the light's gradient is taken out, from 0 to 1. */
  flatten: number;
  seed: number;
};

/** `mode`: how it was done. `even`: false where repetition shows all the same. */
export type SeamlessAnswer = ImageFile & { mode: SeamlessMode; even: boolean };

export type PaintingRequest = PictureRequest & {
  style: PaintingStyleName;
  /** How far the painting leaves the photograph, from 0 to 1. */
  strength: number;
  /** Size of the tool, from 0 (fine) to 1 (broad). */
  brush: number;
};

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

/** What tools take that stand on a cutout. */
export type CutoutModelChoice = {
  /** Cuts out in place of the engine's own way. */
  cutoutModel?: OwnModel;
};

/** What was found of a subject when it was cut out. */
export type CutoutFound = {
  confidence: number;
  doubts: CutoutDoubt[];
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
 * One file for each scene. `confidence`, `doubts` and `faint` as with a cutout. `fewPixels`: the subject is
 * enlarged so often that it stays soft.
 */
export type StageAnswer = {
  files: ImageFile[];
  confidence: number;
  doubts: CutoutDoubt[];
  faint: boolean;
  fewPixels: boolean;
  /** To be kept with the cut-out, where one was written. */
  found: CutoutFound;
};
