import type { RgbaImage } from '@tintory/pixels';
import type { EraseObject } from '@tintory/paint-document';
import type { EraseNews } from './erase-worker.ts';

/** Fills what a mask covers in a worker of its own, which ends with the fill or when nobody waits. */
export const eraseInWorker: EraseObject = (image, mask, { signal, onProgress } = {}) => {
  const worker = new Worker(new URL('./erase-worker.ts', import.meta.url), { type: 'module' });
  const filled = new Promise<RgbaImage>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EraseNews>) => {
      if ('share' in data) onProgress?.(data.share);
      else resolve(data.filled);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    signal?.addEventListener('abort', () => reject(new Error('The fill was stopped.')));
  });
  // Both are the worker's own from here on: a copy of megapixels would hold the page up.
  worker.postMessage({ image, mask }, [
    image.data.buffer as ArrayBuffer,
    mask.buffer as ArrayBuffer,
  ]);
  return filled.finally(() => worker.terminate());
};
