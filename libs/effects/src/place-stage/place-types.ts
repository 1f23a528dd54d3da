import type { CutoutFound, FrameName, SubjectSource } from '../stage/stage-request.ts';
import type { CutoutModelChoice, ImageFile, OutputFormat } from '@tintory/imaging';
import type { PanoramaFile } from './read-panorama.ts';
import type { Thing } from './subject/subject-traits.ts';

export type SurfaceFile = {
  path: string;
  /** Width of the photographed surface in metres. */
  metres: number;
  gloss: number;
  roughness: number;
  /** Height of its blades, in metres; 0 for a flat surface. */
  blades: number;
};

/** What a subject stands on. Colours as `#rrggbb`. */
export type PlaceGround =
  | { kind: 'table' | 'floor'; surface: SurfaceFile }
  /** A table for products, the floor for people, animals, vehicles and anything large. */
  | { kind: 'fitting'; table: SurfaceFile; floor?: SurfaceFile | undefined }
  | { kind: 'open' }
  /** Studio paper in one colour, or a gradient of two from top to bottom. */
  | { kind: 'sweep'; top: string; bottom: string; gloss: number };

/** A view into a place. */
export type PlaceDirection = {
  /** How far the camera is turned to the right of the panorama's middle, in degrees. */
  yaw: number;
  /** Least and most diameter of the lens blur of what is far away, in shares of the picture's side. */
  blur: readonly [least: number, most: number];
};

export type PlaceScene = {
  outputPath: string;
  panorama: PanoramaFile;
  /** The direction that suits the subject best is used; a single one if it was chosen. */
  directions: readonly [PlaceDirection, ...PlaceDirection[]];
  /** Where in the direction's range the blur is, from 0 to 1. */
  depth: number;
  ground: PlaceGround;
  /** How far the camera looks down, in degrees; by default as the subject was photographed. */
  pitch?: number;
  /** The subject's real height; by default the usual height of its kind. */
  metres?: number;
  /**
   * Where the subject stands, in heights from the top, and the least margin around it as a share of
   * the frame.
   */
  foot: number;
  padding: number;
  /** `keep`: its place in the photograph, as far as it can stand there. `fit` is the default. */
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
    /** By default the photograph's own size. */
    size?: { width: number; height: number };
    format: OutputFormat;
    maxPixels?: number;
    /** The product's title in a shop, which tells its real size. */
    title?: string;
  };

/**
 * Warnings before a picture is used. `cutAside`: the photograph cuts the subject off at a side, and
 * it is placed at that side. `hiddenFeet`: what it stands on is hidden or cut off. `laidFlat`: it
 * cannot stand and was laid down, seen from above. `seeThrough`: glass, through which its old place
 * is visible. `closeUp`: it is larger than its photograph. `tiny`: it has so few pixels that it
 * should be enlarged first.
 */
export type PlaceFlag = 'cutAside' | 'hiddenFeet' | 'laidFlat' | 'seeThrough' | 'closeUp' | 'tiny';

/** How a scene was photographed: `direction` is an index into its `directions`. */
export type PlaceView = { direction: number; pitch: number; metres: number };

/**
 * One file and one view per scene; `confidence` and `faint` as with a cutout. `found`: to be stored
 * with the cutout, if one was written.
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
