import { assertTrue, decodeUpright, offscreenCanvases } from '@tintory/picture-files';
import { tellingPart } from '@tintory/pixels';

/** The longer side of the analysed copy, in pixels; finer detail would not change the point. */
const longest = 480;
/** The side of the searched square, as a fraction of the picture's shorter side. */
const share = 0.25;

/** The point of a picture with the most detail, in fractions of its sides. */
export type Point = { x: number; y: number };

/** Finds it in a small copy. Throws if the browser cannot decode the picture. */
export async function tellingPoint(picture: Blob): Promise<Point> {
  const { pixels, width, height } = await smallCopy(picture);
  const side = Math.round(Math.min(width, height) * share);
  const { left, top } = tellingPart({ data: pixels, width, height }, { width: side, height: side });
  return { x: (left + side / 2) / width, y: (top + side / 2) / height };
}

async function smallCopy(picture: Blob) {
  await assertTrue(offscreenCanvases);
  const bitmap = await decodeUpright(picture);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to look at the picture with.');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { pixels: context.getImageData(0, 0, width, height).data, width, height };
}
