/** What each task takes and answers; only paths and settings travel between processes. */
export type Tasks = {
  /** Decodes, turns upright, strips metadata, converts to sRGB and re-encodes losslessly. */
  normalize: { request: NormalizeRequest; answer: ImageFile };
  cutout: { request: CutoutRequest; answer: CutoutAnswer };
  warm: { request: null; answer: null };
};

export type TaskName = keyof Tasks;

/** The tasks that work on pictures. */
export type ImageTaskName = Exclude<TaskName, 'warm'>;

export type NormalizeRequest = { inputPath: string; outputPath: string; maxPixels: number };

export type ImageFile = { width: number; height: number; contentType: string; bytes: number };

/** Points and radius are fractions of the picture (radius: of its longer side). */
export type CutoutStroke = {
  mode: 'keep' | 'erase';
  radius: number;
  points: [x: number, y: number][];
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
  format: 'png' | 'webp' | 'jpeg';
  strokes: CutoutStroke[];
  /** The result is scaled down to this many pixels at most. */
  maxPixels?: number;
};

/** `confidence` from 0 to 1; below 0.5 the page offers the keep and erase strokes. */
export type CutoutAnswer = ImageFile & { confidence: number };
