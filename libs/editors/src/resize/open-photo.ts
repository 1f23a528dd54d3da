import { imageLimits } from '@tintory/contract';
import {
  type FileProblem,
  type ImageType,
  isAnimated,
  isSpoiled,
  problemOfFile,
  shownFile,
  sniffImageType,
} from '@tintory/picture-files';
import { FileGone, folderType, withFile } from '@tintory/tools-ui';
import type { Size } from './fit-rectangles.ts';
import type { OutputFormat, ResizeEngine } from './resize-job.ts';

/** A photo the engine holds, ready to be resized. */
export type ResizePhoto = {
  name: string;
  type: ImageType;
  /** Upright, in pixels. */
  size: Size;
  /** What the page shows of it. */
  shown: Blob;
  formats: readonly OutputFormat[];
  /** Only the first of its pictures is resized. */
  animated: boolean;
};

export type ResizeProblem = FileProblem | { kind: 'unreadable' };

const million = 1_000_000;

function problemOfPixels({ width, height }: Size): ResizeProblem | null {
  const pixels = width * height;
  if (pixels <= imageLimits.maxPixelsResize) return null;
  const size = (pixels / million).toFixed(1);
  return { kind: 'pixels', size, limit: imageLimits.maxPixelsResize / million };
}

type Opening = { photo: ResizePhoto } | { problem: ResizeProblem };

const unreadable: Opening = { problem: { kind: 'unreadable' } };

/** Checks a file against the limits of resizing, then has the engine decode it. */
export const openPhoto = (engine: ResizeEngine, file: Blob, name: string): Promise<Opening> =>
  // Out of memory or any other error: it did not open.
  withFile(file, () => read(engine, file, name)).catch((error: unknown) => {
    if (error instanceof FileGone) return { problem: { kind: 'gone' } };
    return isSpoiled(error) ? { problem: { kind: 'spoiled' } } : unreadable;
  });

async function read(engine: ResizeEngine, file: Blob, name: string): Promise<Opening> {
  if (file.type === folderType) return { problem: { kind: 'folder' } };
  const type = await sniffImageType(file);
  const problem = problemOfFile(file.size, type);
  if (problem || !type) return { problem: problem ?? { kind: 'type' } };
  const measured = await engine.measure(file);
  if (!measured) return unreadable;
  const tooLarge = problemOfPixels(measured);
  if (tooLarge) return { problem: tooLarge };
  const { size, preview, formats } = await engine.open(file);
  const shown = preview ?? (await shownFile(file));
  return { photo: { name, type, size, shown, formats, animated: await isAnimated(file) } };
}
