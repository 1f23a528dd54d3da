import { assertTrue, decodeUpright, offscreenCanvases } from '@tintory/picture-files';
import { tellingPart } from '@tintory/pixels';

/** The longer side of the copy that is looked at: finer detail says nothing of where it is. */
const longest = 480;
/** How much of the shorter side is looked at once the picture is seen at its full size. */
const share = 0.25;

/** Where in a picture there is most to see, in shares of its sides. */
export type Point = { x: number; y: number };

/** Looks for it in a small copy. Throws where the browser cannot read the picture. */
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
