import type { Size } from '@tintory/paint-document';
import { offscreenCanvases } from './canvases.ts';
import { createPictureWriter, type PictureWriter } from './picture-writer.ts';

/** `exact` where it must be of this type. */
export type WantedFile = { type: string; exact: boolean };

/** How large the picture is, then its strips, and in the end what file is wanted. */
export type WriteWish =
  { size: Size } | { strip: Uint8ClampedArray<ArrayBuffer>; y: number } | WantedFile;

/** Null where the browser cannot write the picture. */
export type WriteAnswer = Blob | null;

let writer: PictureWriter | null = null;
const answer = (file: WriteAnswer) => self.postMessage(file);

// Compressing tens of megapixels takes a second: away from the page's own thread it blocks nothing.
self.addEventListener('message', ({ data }: MessageEvent<WriteWish>) => {
  if ('size' in data) writer = createPictureWriter(data.size, offscreenCanvases);
  else if ('strip' in data) writer?.put(data.strip, data.y);
  else
    writer?.file(data.type, data.exact).then(answer, () => {
      answer(null);
    });
});
