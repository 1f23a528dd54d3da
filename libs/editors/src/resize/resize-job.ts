import type { Fit, Point, Size } from './fit-rectangles.ts';

export const outputFormats = ['png', 'webp', 'jpeg'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** Whether a quality can be traded for bytes. */
export const isLossy = (format: OutputFormat): boolean => format !== 'png';

/** Everything that decides what the result looks like; plain data, it goes to the worker. */
export type ResizeJob = {
  /** In pixels. */
  target: Size;
  fit: Fit;
  focus: Point;
  /** `#rrggbb` behind and around the picture; null keeps it transparent. */
  background: string | null;
  format: OutputFormat;
  /** From 1 to 100; a lossless format does not heed it. */
  quality: number;
  /** The most bytes the file may have; null for any number. */
  maxBytes: number | null;
  /** Whether the sides may get shorter than asked to stay within `maxBytes`. */
  mayShrink: boolean;
};

export type ResizeOutcome = Size & {
  blob: Blob;
  /** The quality it was written with, which the limit of bytes may have lowered. */
  quality: number;
  /** False if even the smallest file is over the limit; then this is the smallest. */
  reached: boolean;
};

/** A picture the engine has decoded. */
export type OpenedPicture = {
  /** Upright, in pixels. */
  size: Size;
  /** A small stand-in to show, where the picture itself would be too heavy for the page. */
  preview: Blob | null;
  /** What this browser can write. */
  formats: readonly OutputFormat[];
};

type ResizeHooks = {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

/** Decodes, draws and writes, in a worker or on the page. One picture at a time. */
export type PictureWorker = {
  /** Rejects where the browser cannot decode the file. */
  open: (file: Blob) => Promise<OpenedPicture>;
  resize: (job: ResizeJob, hooks: ResizeHooks) => Promise<ResizeOutcome>;
  close: () => void;
};

export type ResizeEngine = PictureWorker & {
  /** The upright size without decoding everything; null where the browser cannot tell. */
  measure: (file: Blob) => Promise<Size | null>;
};
