export type ImageFile = { width: number; height: number; contentType: string; bytes: number };

export type OutputFormat = 'png' | 'webp' | 'jpeg';

/** Input of every task on one picture. */
export type PictureRequest = {
  inputPath: string;
  outputPath: string;
  format: OutputFormat;
  /** The picture is scaled down to this many pixels at most. */
  maxPixels?: number;
};

export type NormalizeRequest = { inputPath: string; outputPath: string; maxPixels: number };

/** `jpegQuality`: of a JPEG upload, 1 to 100; the clean file no longer contains it. */
export type NormalizeAnswer = ImageFile & { jpegQuality: number | null };

/** `maxPixels` is given for an unchecked upload; it limits the file as in `normalize`. */
export type ThumbnailRequest = { inputPath: string; outputPath: string; maxPixels?: number };
