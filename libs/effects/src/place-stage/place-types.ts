import type { CutoutFound, FrameName, SubjectSource } from '../stage/stage-request.ts';
import type { CutoutModelChoice, ImageFile, OutputFormat } from '@tintory/imaging';
import type { PanoramaFile } from './read-panorama.ts';
import type { Thing } from './subject/subject-traits.ts';

export type SurfaceFile = {
  path: string;
  /** How wide its photograph is in the world. */
  metres: number;
  gloss: number;
  roughness: number;
  /** How high its blades stand, in metres; 0 for a flat one. */
  blades: number;
};

/** What a subject stands on. Colours as `#rrggbb`. */
export type PlaceGround =
  | { kind: 'table' | 'floor'; surface: SurfaceFile }
  /** A table for what stands on one, the floor for people, animals and what is large. */
  | { kind: 'fitting'; table: SurfaceFile; floor?: SurfaceFile | undefined }
  | { kind: 'open' }
  /** A studio's paper in one colour, or in two from top to bottom. */
  | { kind: 'sweep'; top: string; bottom: string; gloss: number };

/** A view into a place. */
export type PlaceDirection = {
  /** Degrees that the camera looks to the right of the panorama's middle. */
  yaw: number;
  /** Least and most diameter of the lens blur of what is far away, in shares of the picture's side. */
  blur: readonly [least: number, most: number];
};

export type PlaceScene = {
  outputPath: string;
  panorama: PanoramaFile;
  /** The one that suits the subject best is taken; one where it was chosen. */
  directions: readonly [PlaceDirection, ...PlaceDirection[]];
  /** Where in the direction's range the blur is, from 0 to 1. */
  depth: number;
  ground: PlaceGround;
  /** Degrees that the camera looks down; as the subject was seen without it. */
  pitch?: number;
  /** The subject's height in the world; as things of its kind have it without it. */
  metres?: number;
  /** Where the subject stands, in heights from the top, and the least air around it in shares of the frame. */
  foot: number;
  padding: number;
  /** `keep`: where it was in its photograph, as far as it can stand there. `fit` without it. */
  placement?: 'keep' | 'fit';
  frame?: FrameName;
  /** Strength of shadows, 0 to 1. */
  shadow: number;
  /** How far the subject takes on the light of its new place, 0 to 1. */
  relight: number;
  seed: number;
};

export type PlaceStageRequest = CutoutModelChoice &
  SubjectSource & {
    scenes: PlaceScene[];
    /** Without it the photograph's own size. */
    size?: { width: number; height: number };
    format: OutputFormat;
    maxPixels?: number;
    /** What a shop calls it: tells how large it is. */
    title?: string;
  };

/**
 * What somebody should know before a picture is used.
 *
 * - `cutAside`: the photograph cuts the subject off at a side, and it stands at that side
 * - `hiddenFeet`: what it stands on is hidden or cut off
 * - `laidFlat`: it stands on nothing and was laid down, seen from above
 * - `seeThrough`: glass, through which its old place is seen
 * - `closeUp`: it is larger than its photograph
 * - `tiny`: so few pixels that it is better enlarged first
 */
export type PlaceFlag = 'cutAside' | 'hiddenFeet' | 'laidFlat' | 'seeThrough' | 'closeUp' | 'tiny';

/** How a scene was photographed: `direction` is an index of its `directions`. */
export type PlaceView = { direction: number; pitch: number; metres: number };

/**
 * One file and one view for each scene; `confidence` and `faint` as with a cutout. `found`: to be kept
 * with the cut-out, where one was written.
 */
export type PlaceStageAnswer = {
  files: ImageFile[];
  views: PlaceView[];
  thing: Thing;
  flags: PlaceFlag[];
  confidence: number;
  faint: boolean;
  found: CutoutFound;
};
