import type { RgbaImage, Stroke } from '@tintory/pixels';
import type { RecutWish } from './recut-worker.ts';

/**
 * Cuts a photo by strokes in fractions of it (the radius of its longer side).
 * @returns how much of each pixel stays, from 0 to 255
 */
export type Recut = (strokes: readonly Stroke[], signal: AbortSignal) => Promise<Uint8Array>;

/**
 * Starts a worker that cuts one photo by strokes repeatedly. An abort ends it and starts the next
 * at once, so that it is available offline.
 *
 * @param base how much of each pixel stays without strokes, from 0 to 255
 * @param signal ends it for good
 */
export function recutInWorker(photo: RgbaImage, base: Uint8Array, signal: AbortSignal): Recut {
  let worker: Worker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const start = () => {
    worker = new Worker(new URL('./recut-worker.ts', import.meta.url), { type: 'module' });
    // After a failed load the next cut starts another worker.
    worker.onerror = end;
    worker.postMessage({ photo, base } satisfies RecutWish);
    return worker;
  };
  /** If memory is short, the next cut fails with that error. */
  const startAhead = () => {
    try {
      start();
    } catch {
      end();
    }
  };
  startAhead();
  signal.addEventListener('abort', end);

  const cut: Recut = async (strokes, stopped) => {
    stopped.throwIfAborted();
    const current = worker ?? start();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    current.onmessage = ({ data }: MessageEvent<Uint8Array>) => resolve(data);
    current.onerror = (event) => reject(new Error(event.message));
    stopped.addEventListener('abort', () => reject(new Error('The cut was stopped.')));
    current.postMessage({ strokes } satisfies RecutWish);
    try {
      return await promise;
    } catch (error) {
      end();
      if (!signal.aborted) startAhead();
      throw error;
    }
  };

  let before: Promise<unknown> = Promise.resolve();
  // The worker answers the last request only, so cuts wait for each other.
  return (strokes, stopped) => {
    const answer = before.then(() => cut(strokes, stopped));
    before = answer.catch(() => undefined);
    return answer;
  };
}
