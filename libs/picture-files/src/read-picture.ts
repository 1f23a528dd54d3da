import { createPicture, nextTurn, type Picture, type Size } from '@tintory/paint-document';
import { pageCanvases } from './canvases.ts';
import { assertTrue } from './true-canvas.ts';
import { decodeUpright } from './upright.ts';

/** Rows are read in strips: a canvas of the whole picture may be larger than a phone allows. */
const stripPixels = 4_000_000;

/** A size of the same shape with at most so many pixels. */
export const atMost =
  (pixels: number) =>
  ({ width, height }: Size): Size => {
    const scale = Math.min(1, Math.sqrt(pixels / (width * height)));
    return {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
  };

/**
 * The pixels of a picture file, upright, at its own size or at another one. Throws where the browser
 * cannot read it, or spoils what is read.
 */
export async function readPicture(
  file: Blob,
  sizeFor: (own: Size) => Size = (own) => own,
): Promise<Picture> {
  await assertTrue(pageCanvases);
  const bitmap = await decodeUpright(file);
  const { width, height } = sizeFor(bitmap);
  const picture = createPicture(width, height);
  const rows = Math.max(1, Math.floor(stripPixels / width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.min(rows, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws on no canvas.');
  context.imageSmoothingQuality = 'high';
  const ownSize = width === bitmap.width && height === bitmap.height;
  for (let y = 0; y < height; y += rows) {
    const count = Math.min(rows, height - y);
    context.clearRect(0, 0, width, count);
    // A browser takes the whole bitmap through its filters, unless only a strip is asked for.
    if (ownSize) context.drawImage(bitmap, 0, y, width, count, 0, 0, width, count);
    else context.drawImage(bitmap, 0, -y, width, height);
    picture.data.set(context.getImageData(0, 0, width, count).data, y * width * 4);
    if (y + rows < height) await nextTurn();
  }
  bitmap.close();
  return picture;
}
