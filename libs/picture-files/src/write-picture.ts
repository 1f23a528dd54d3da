import { nextTurn, type Picture } from '@tintory/paint-document';
import { canDrawInWorker, pageCanvases } from './canvases.ts';
import { createPictureWriter } from './picture-writer.ts';
import type { WantedFile, WriteAnswer, WriteWish } from './write-worker.ts';

/** The picture is handed over in strips, so that a large one does not hold the page up. */
const stripPixels = 1_000_000;

/**
 * A file of the picture: of the type asked for, where that can hold it or has to. Throws once stopped;
 * the picture must stay as it is until then.
 */
export const writePicture = (
  picture: Picture,
  type: string,
  { exact = false, signal }: { exact?: boolean; signal?: AbortSignal } = {},
): Promise<Blob> => {
  const write = canDrawInWorker() ? writeInWorker : writeHere;
  return write(picture, { type, exact }, signal);
};

type Put = (data: Uint8ClampedArray<ArrayBuffer>, y: number) => void;

async function handOver({ pixels, width, height }: Picture, put: Put, signal?: AbortSignal) {
  const rows = Math.max(1, Math.floor(stripPixels / width));
  for (let y = 0; y < height; y += rows) {
    const length = Math.min(rows, height - y) * width * 4;
    put(new Uint8ClampedArray(pixels.buffer, y * width * 4, length), y);
    await nextTurn();
    signal?.throwIfAborted();
  }
}

/** For browsers whose workers have no canvas. */
async function writeHere(
  picture: Picture,
  { type, exact }: WantedFile,
  signal?: AbortSignal,
): Promise<Blob> {
  const writer = createPictureWriter(picture, pageCanvases);
  await handOver(picture, writer.put, signal);
  return writer.file(type, exact);
}

async function writeInWorker(
  picture: Picture,
  wanted: WantedFile,
  signal?: AbortSignal,
): Promise<Blob> {
  const { width, height } = picture;
  const worker = new Worker(new URL('./write-worker.ts', import.meta.url), { type: 'module' });
  const ask = (wish: WriteWish, give: Transferable[] = []) => worker.postMessage(wish, give);
  const written = new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('The browser could not write the picture.'));
    worker.onmessage = ({ data }: MessageEvent<WriteAnswer>) => (data ? resolve(data) : fail());
    worker.onerror = fail;
    signal?.addEventListener('abort', fail);
  });
  const hand = async () => {
    ask({ size: { width, height } });
    const put: Put = (data, y) => {
      const strip = data.slice();
      ask({ strip, y }, [strip.buffer]);
    };
    await handOver(picture, put, signal);
    ask(wanted);
  };
  try {
    const [file] = await Promise.all([written, hand()]);
    return file;
  } finally {
    worker.terminate();
  }
}
