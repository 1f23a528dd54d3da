import type { EraseObject } from './document/erase-object.ts';

/** Fills what a mask covers in a worker of its own, which ends with the fill. */
export const eraseInWorker: EraseObject = (image, mask) => {
  const worker = new Worker(new URL('./erase-worker.ts', import.meta.url), { type: 'module' });
  const filled = new Promise<typeof image>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<typeof image>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
  });
  worker.postMessage({ image, mask });
  return filled.finally(() => worker.terminate());
};
