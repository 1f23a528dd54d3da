import type { Size } from './fit-rectangles.ts';

/**
 * The upright size from a picture's header, so that decompression bombs are refused before
 * decoding. Null if the browser cannot open it.
 */
export async function measurePicture(file: Blob): Promise<Size | null> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise<Size | null>((resolve) => {
      const image = new Image();
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => resolve(null);
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
