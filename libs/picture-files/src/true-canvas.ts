import { contextOf, type Canvases } from './canvases.ts';

const name = 'SpoiledCanvas';

/** Browsers with fingerprinting protection return white or noise for canvas pixels. */
class SpoiledCanvas extends Error {
  override readonly name = name;
}

/** Also where the error came from a worker, which hands over no class. */
export const isSpoiled = (error: unknown): boolean => error instanceof Error && error.name === name;

/** Wide enough for noise that is put into one pixel of many. */
const side = 32;

/** No two neighbours are alike: some browsers leave plain areas alone. None is see-through: those round. */
function knownPixels(): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    data.set([(at * 37) & 255, (at * 91 + 40) & 255, (at * 151 + 80) & 255, 255], at * 4);
  }
  return data;
}

/** Writes known pixels and reads them back, from the canvas and from the file that it writes. */
async function isTrue(canvases: Canvases): Promise<boolean> {
  const known = knownPixels();
  const holds = (read: Uint8ClampedArray) => known.every((value, at) => value === read[at]);
  const canvas = canvases.create(side, side);
  const context = contextOf(canvas, true);
  context.putImageData(new ImageData(known, side), 0, 0);
  if (!holds(context.getImageData(0, 0, side, side).data)) return false;
  const bitmap = await createImageBitmap(await canvases.encode(canvas, 'image/png', 100));
  context.clearRect(0, 0, side, side);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return holds(context.getImageData(0, 0, side, side).data);
}

const checks = new WeakMap<Canvases, Promise<boolean>>();

/**
 * Checks that canvases return what was drawn on them, once per page and worker.
 *
 * @throws an error that `isSpoiled` recognizes
 */
export async function assertTrue(canvases: Canvases): Promise<void> {
  // Without any canvas the work itself fails.
  const check = checks.get(canvases) ?? isTrue(canvases).catch(() => true);
  checks.set(canvases, check);
  if (!(await check)) throw new SpoiledCanvas('The browser gives no page its pictures back.');
}
