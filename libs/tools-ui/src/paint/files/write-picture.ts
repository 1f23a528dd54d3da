import type { Picture } from '../document/picture.ts';

/** Types that keep a photo small; anything else, and whatever is transparent, becomes PNG. */
const photoTypes: readonly string[] = ['image/jpeg', 'image/webp'];
const photoQuality = 0.95;

const isOpaque = ({ pixels }: Picture): boolean => pixels.every((pixel) => pixel >>> 24 === 255);

/** A file of the picture: of the type it came as, where that can hold it. */
export async function writePicture(picture: Picture, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.putImageData(new ImageData(picture.data, picture.width), 0, 0);
  const asPhoto = photoTypes.includes(type) && isOpaque(picture);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'));
    canvas.toBlob(take, asPhoto ? type : 'image/png', photoQuality);
  });
}
