import { coveredRect, createStripResampler, type Rect } from '@tintory/pixels';
import { type AnyCanvas, type AnyContext, type Canvases, contextOf } from '@tintory/picture-files';
import { fitRectangles, type Size } from './fit-rectangles.ts';
import type { ResizeJob } from './resize-job.ts';

/** Pixels of source and result that are in memory as bytes at a time. */
const stripPixels = 1_000_000;

/** A picture that a canvas can draw, and that knows its size in pixels. */
type Drawable = ImageBitmap | AnyCanvas;

type DrawHooks = {
  /** Called between strips: yields to messages, and throws after an abort. */
  pause: () => Promise<void>;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

const rowsFor = (width: number, height: number) =>
  Math.min(height, Math.max(1, Math.floor(stripPixels / width)));

const isWhole = ({ x, y, width, height }: Rect) => [x, y, width, height].every(Number.isInteger);

/** The picture at its new size on a canvas of its own. */
export async function drawResized(
  source: Drawable,
  job: Pick<ResizeJob, 'target' | 'fit' | 'focus' | 'background'>,
  canvases: Canvases,
  hooks: DrawHooks,
): Promise<AnyCanvas> {
  const { target, background } = job;
  const { crop, place } = fitRectangles(source, target, job.fit, job.focus);
  const canvas = canvases.create(target.width, target.height);
  const context = contextOf(canvas);
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, target.width, target.height);
  }
  if (isWhole(crop) && crop.width === place.width && crop.height === place.height) {
    copy(source, crop, context, place);
  } else {
    await resampleInto(context, source, crop, place, canvases, hooks);
  }
  return canvas;
}

/** Copied pixel for pixel at an unchanged size. */
function copy(source: Drawable, crop: Rect, context: AnyContext, place: Rect): void {
  const { x, y, width, height } = crop;
  context.drawImage(source, x, y, width, height, place.x, place.y, width, height);
}

async function resampleInto(
  context: AnyContext,
  source: Drawable,
  crop: Rect,
  place: Rect,
  canvases: Canvases,
  { pause, onProgress }: DrawHooks,
): Promise<void> {
  const covered = coveredRect(crop);
  const rows = rowsFor(covered.width, covered.height);
  const strip = contextOf(canvases.create(covered.width, rows), true);
  const writeRow = createRowWriter(context, place, canvases);
  const push = createStripResampler({ crop, width: place.width, height: place.height }, writeRow);
  for (let top = 0; top < covered.height; top += rows) {
    const height = Math.min(rows, covered.height - top);
    const { x, y, width } = covered;
    strip.clearRect(0, 0, width, rows);
    strip.drawImage(source, x, y + top, width, height, 0, 0, width, height);
    push(strip.getImageData(0, 0, width, height).data);
    onProgress((top + height) / covered.height);
    await pause();
  }
}

/**
 * Collects rows into strips and draws these: `putImageData` alone would replace the background
 * instead of lying on it.
 */
function createRowWriter(
  context: AnyContext,
  { x, y, width, height }: Size & Rect,
  canvases: Canvases,
) {
  const rows = rowsFor(width, height);
  const canvas = canvases.create(width, rows);
  const strip = contextOf(canvas);
  const image = strip.createImageData(width, rows);
  return (row: Uint8ClampedArray, at: number) => {
    const inStrip = at % rows;
    image.data.set(row, inStrip * width * 4);
    if (inStrip < rows - 1 && at < height - 1) return;
    const filled = inStrip + 1;
    strip.putImageData(image, 0, 0);
    context.drawImage(canvas, 0, 0, width, filled, x, y + at - inStrip, width, filled);
  };
}
