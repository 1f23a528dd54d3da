import { createPicture, type Picture } from '../document/picture.ts';

/** Rows are read in strips: a canvas of the whole picture may be larger than a phone allows. */
const stripPixels = 4_000_000;

/** The pixels of a picture file, upright. Throws where the browser cannot read it. */
export async function readPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const picture = createPicture(width, height);
  const rows = Math.max(1, Math.floor(stripPixels / width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.min(rows, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws on no canvas.');
  for (let y = 0; y < height; y += rows) {
    const count = Math.min(rows, height - y);
    context.clearRect(0, 0, width, count);
    context.drawImage(bitmap, 0, -y);
    picture.data.set(context.getImageData(0, 0, width, count).data, y * width * 4);
  }
  bitmap.close();
  return picture;
}
