import type { DigitalSourceType } from '@tintory/contract';
import {
  type AnyCanvas,
  assertTrue,
  type Canvases,
  contextOf,
  decodeUpright,
  readSourceType,
  withSourceType,
} from '@tintory/picture-files';
import { drawResized } from './draw-resized.ts';
import type { Size } from './fit-rectangles.ts';
import { encodeWithin } from './limit-bytes.ts';
import { isLossy, type PictureWorker, type ResizeJob, type ResizeOutcome } from './resize-job.ts';
import { typeOf, writableFormats } from './writable-formats.ts';

/** A picture with more pixels than this gets a stand-in for the page to show. */
const heavyPixels = 6_000_000;
const previewSide = 1_600;

/** Yields to messages: a newer job may cancel this one. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

async function drawPreview(bitmap: ImageBitmap, canvases: Canvases): Promise<Blob | null> {
  if (bitmap.width * bitmap.height <= heavyPixels) return null;
  const scale = previewSide / Math.max(bitmap.width, bitmap.height);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = canvases.create(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvases.encode(canvas, 'image/webp', 90);
}

const scaled = ({ width, height }: Size, percent: number): Size => ({
  width: Math.max(1, Math.round((width * percent) / 100)),
  height: Math.max(1, Math.round((height * percent) / 100)),
});

/** The finished drawing, scaled down: a large photo is not decoded again for each attempt. */
const shrunk = ({ target, focus }: ResizeJob, percent: number) => ({
  target: scaled(target, percent),
  fit: 'fill' as const,
  focus,
  background: null,
});

/** What a drawing depends on: another quality or format needs no new one. */
const drawingKey = ({ target, fit, focus, background }: ResizeJob) =>
  JSON.stringify([target, fit, focus, background]);

/** Decodes, draws and encodes with the given canvases. */
export function createLocalWorker(canvases: Canvases): PictureWorker {
  let bitmap: ImageBitmap | null = null;
  let sourceType: DigitalSourceType | null = null;
  let drawn: { key: string; canvas: AnyCanvas } | null = null;

  const close = () => {
    bitmap?.close();
    bitmap = null;
    drawn = null;
  };

  const open: PictureWorker['open'] = async (file) => {
    close();
    await assertTrue(canvases);
    const decoded = await decodeUpright(file);
    bitmap = decoded;
    sourceType = await readSourceType(file);
    return {
      size: { width: decoded.width, height: decoded.height },
      preview: await drawPreview(decoded, canvases),
      formats: await writableFormats(canvases),
    };
  };

  const resize: PictureWorker['resize'] = async (job, { signal, onProgress }) => {
    const source = bitmap;
    if (!source) throw new Error('No picture is open.');
    const pause = async () => {
      await nextTurn();
      signal.throwIfAborted();
    };
    const hooks = { pause, onProgress };
    const drawFull = async () => {
      const key = drawingKey(job);
      if (drawn?.key === key) return drawn.canvas;
      const canvas = await drawResized(source, job, canvases, hooks);
      drawn = { key, canvas };
      return canvas;
    };
    const encode = async (quality: number, scale: number) => {
      const full = await drawFull();
      const canvas =
        scale === 100 ? full : await drawResized(full, shrunk(job, scale), canvases, hooks);
      await pause();
      // Before its bytes are counted: what a picture says of itself stays with it at any size. One
      // that says nothing was changed by a person, who chose size and part.
      return withSourceType(
        await canvases.encode(canvas, typeOf(job.format), quality),
        sourceType ?? 'humanEdits',
        canvas,
      );
    };
    return outcomeOf(job, encode);
  };
  return { open, resize, close };
}

async function outcomeOf(
  job: ResizeJob,
  encode: (quality: number, scale: number) => Promise<Blob>,
): Promise<ResizeOutcome> {
  const { target, quality, maxBytes, mayShrink, format } = job;
  const result = await encodeWithin({
    maxBytes: maxBytes ?? Infinity,
    quality,
    lossy: isLossy(format),
    mayShrink,
    encode,
  });
  return {
    ...scaled(target, result.scale),
    blob: result.encoded,
    quality: result.quality,
    reached: result.reached,
  };
}
