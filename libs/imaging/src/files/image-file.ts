export type ImageFile = { width: number; height: number; contentType: string; bytes: number };

export type OutputFormat = 'png' | 'webp' | 'jpeg';

/** What every task on a picture takes. */
export type PictureRequest = {
  inputPath: string;
  outputPath: string;
  format: OutputFormat;
  /** The picture is scaled down to this many pixels at most. */
  maxPixels?: number;
};

export type NormalizeRequest = { inputPath: string; outputPath: string; maxPixels: number };

/** `jpegQuality`: of a JPEG, 1 to 100; the clean file no longer tells. */
export type NormalizeAnswer = ImageFile & { jpegQuality: number | null };

/** `maxPixels` is given for a file as somebody sent it: it is trusted no more than `normalize` would. */
export type ThumbnailRequest = { inputPath: string; outputPath: string; maxPixels?: number };
