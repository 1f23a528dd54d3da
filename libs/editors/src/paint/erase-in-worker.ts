import type { RgbaImage } from '@tintory/pixels';
import type { EraseObject } from '@tintory/paint-document';
import type { EraseMessage } from './erase-worker.ts';

/** Fills a masked area in its own worker, which ends with the fill or an abort. */
export const eraseInWorker: EraseObject = (image, mask, { signal, onProgress } = {}) => {
  const worker = new Worker(new URL('./erase-worker.ts', import.meta.url), { type: 'module' });
  const filled = new Promise<RgbaImage>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EraseMessage>) => {
      if ('share' in data) onProgress?.(data.share);
      else resolve(data.filled);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    signal?.addEventListener('abort', () => reject(new Error('The fill was stopped.')));
  });
  // Both are transferred to the worker: copying megapixels would block the page.
  worker.postMessage({ image, mask }, [
    image.data.buffer as ArrayBuffer,
    mask.buffer as ArrayBuffer,
  ]);
  return filled.finally(() => worker.terminate());
};
