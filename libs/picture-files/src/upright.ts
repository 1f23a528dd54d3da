import { mayTurnWebp, webpOrientation } from '@tintory/pixels';
import { contextOf, offscreenCanvases, pageCanvases } from './canvases.ts';
import { completeJpeg } from './complete-jpeg.ts';

/** A WebP of one pixel above another whose EXIF says to turn it by a quarter: then it is wide. */
const probe =
  'UklGRk4AAABXRUJQVlA4WAoAAAAIAAAAAAAAAQAAVlA4TA4AAAAvAEAAAAcQEf0PRET/A0VYSUYaAAAASUkqAAgAAAABABIBAwABAAAABgAAAAAAAAA=';

let turning: Promise<boolean> | null = null;

/** Whether this browser turns a WebP as its EXIF says; Chromium does not. */
const turnsWebp = () =>
  (turning ??= createImageBitmap(
    new Blob([Uint8Array.from(atob(probe), (letter) => letter.charCodeAt(0))]),
    { imageOrientation: 'from-image' },
  ).then(
    ({ width }) => width === 2,
    () => false,
  ));

/** The EXIF orientation that this browser ignores; 1 if none. */
async function missedOrientation(file: Blob): Promise<number> {
  const head = new Uint8Array(await file.slice(0, 30).arrayBuffer());
  if (!mayTurnWebp(head)) return 1;
  const orientation = webpOrientation(new Uint8Array(await file.arrayBuffer()));
  return orientation === 1 || (await turnsWebp()) ? 1 : orientation;
}

/**
 * Decodes a picture upright, whatever the browser makes of its file by itself. Throws where it
 * cannot be decoded, or is not all there.
 */
export async function decodeUpright(
  file: Blob,
  options: ImageBitmapOptions = {},
): Promise<ImageBitmap> {
  const whole = await completeJpeg(file);
  if (!whole) throw new Error('Part of this picture is missing.');
  const [bitmap, orientation] = await Promise.all([
    createImageBitmap(whole, { imageOrientation: 'from-image', ...options }),
    missedOrientation(file),
  ]);
  if (orientation === 1) return bitmap;
  const turned = await createImageBitmap(drawTurned(bitmap, orientation).canvas);
  bitmap.close();
  return turned;
}

/** A file that the browser itself shows whole and upright: mostly the very same. */
export async function shownFile(file: Blob): Promise<Blob> {
  if ((await missedOrientation(file)) === 1) return (await completeJpeg(file)) ?? file;
  const bitmap = await decodeUpright(file);
  const { canvas, canvases } = drawTurned(bitmap, 1);
  bitmap.close();
  return canvases.encode(canvas, 'image/webp', shownQuality);
}

/** It is only looked at: what is sent is the file itself. */
const shownQuality = 92;

function drawTurned(bitmap: ImageBitmap, orientation: number) {
  const { width, height } = bitmap;
  const canvases = typeof OffscreenCanvas === 'undefined' ? pageCanvases : offscreenCanvases;
  const canvas = orientation < 5 ? canvases.create(width, height) : canvases.create(height, width);
  const context = contextOf(canvas);
  context.setTransform(...turn(orientation, width, height));
  context.drawImage(bitmap, 0, 0);
  return { canvas, canvases };
}

type Transform = [a: number, b: number, c: number, d: number, e: number, f: number];

/** From the picture as it is stored to how EXIF's orientation wants it seen. */
function turn(orientation: number, width: number, height: number): Transform {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
