import type { ErrorCode } from '@tintory/contract';

/**
 * What the server asks of the image engine. Files go in and out by path: no pixels travel between
 * processes. Every call rejects with an `ImageError`.
 */
export type ImagePool = {
  /** Decodes, turns upright, strips metadata, converts to sRGB and re-encodes losslessly. */
  normalize(request: NormalizeRequest, control?: TaskControl): Promise<ImageFile>;
  cutout(request: CutoutRequest, control?: TaskControl): Promise<CutoutAnswer>;
  /** Loads the models in every child, so the first job is as fast as the second. */
  warm(): Promise<void>;
  /** Children with their resident memory in bytes and whether they work now. */
  stats(): { pid: number; rssBytes: number; busy: boolean }[];
  close(): Promise<void>;
};

export type TaskControl = {
  /** Aborting kills the child that works on this task. */
  signal?: AbortSignal;
  /** Called with 0 to 1 as the work goes on. */
  onProgress?: (progress: number) => void;
  timeoutMs?: number;
};

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

export class ImageError extends Error {
  readonly code: ErrorCode | 'Canceled';
  constructor(code: ErrorCode | 'Canceled', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImageError';
    this.code = code;
  }
}
