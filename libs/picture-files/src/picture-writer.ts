import { isOpaque, type Size } from '@tintory/paint-document';
import { contextOf, type AnyContext, type Canvases } from './canvases.ts';
import { assertTrue } from './true-canvas.ts';

/** Types that keep a photo small; anything else, and whatever is transparent, becomes PNG. */
const photoTypes: readonly string[] = ['image/jpeg', 'image/webp'];
const photoQuality = 95;

export type PictureWriter = {
  /** Some rows, from this one on. */
  put: (data: Uint8ClampedArray<ArrayBuffer>, y: number) => void;
  /**
   * The file, of the type asked for where that can hold the picture; `exact` where it must be that
   * type: on a JPEG, white stands in for what is see-through.
   */
  file: (type: string, exact?: boolean) => Promise<Blob>;
};

/** Encodes a picture that arrives in strips, here or in a worker. */
export function createPictureWriter({ width, height }: Size, canvases: Canvases): PictureWriter {
  const canvas = canvases.create(width, height);
  const context = contextOf(canvas, true);
  let opaque = true;
  return {
    put: (data, y) => {
      context.putImageData(new ImageData(data, width), 0, y);
      opaque &&= isOpaque(data);
    },
    file: async (type, exact = false) => {
      await assertTrue(canvases);
      if (exact && !opaque && type === 'image/jpeg') whiten(context, { width, height });
      const asWished = exact || (opaque && photoTypes.includes(type));
      return canvases.encode(canvas, asWished ? type : 'image/png', photoQuality);
    },
  };
}

/** Else a JPEG shows black there. */
function whiten(context: AnyContext, { width, height }: Size): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
}
