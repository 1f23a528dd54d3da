import type { Size } from './fit-rectangles.ts';

/**
 * The upright size of a picture from its head: a file that would unpack to gigabytes is refused
 * before anything decodes it. Null for what the browser cannot open.
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
