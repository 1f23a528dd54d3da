import { contextOf, type Canvases } from '../../resize/canvases.ts';
import type { Size } from '../document/rect.ts';

/** Types that keep a photo small; anything else, and whatever is transparent, becomes PNG. */
const photoTypes: readonly string[] = ['image/jpeg', 'image/webp'];
const photoQuality = 95;

export type PictureWriter = {
  /** Some rows, from this one on. */
  put: (data: Uint8ClampedArray<ArrayBuffer>, y: number) => void;
  /** The file, of the type asked for where that can hold the picture. */
  file: (type: string) => Promise<Blob>;
};

/** Takes a picture in strips, here or in a worker, and makes a file of it. */
export function createPictureWriter({ width, height }: Size, canvases: Canvases): PictureWriter {
  const canvas = canvases.create(width, height);
  const context = contextOf(canvas, true);
  let opaque = true;
  return {
    put: (data, y) => {
      context.putImageData(new ImageData(data, width), 0, y);
      opaque &&= isOpaque(data);
    },
    file: (type) => {
      const asPhoto = opaque && photoTypes.includes(type);
      return canvases.encode(canvas, asPhoto ? type : 'image/png', photoQuality);
    },
  };
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}
