import { assertTrue, canDrawInWorker, pageCanvases } from '@tintory/picture-files';
import { measurePicture } from './measure-picture.ts';
import type { PictureWorker, ResizeEngine } from './resize-job.ts';
import { connectWorker } from './worker-port.ts';

function startWorker(): PictureWorker {
  const worker = new Worker(new URL('./resize-worker.ts', import.meta.url), { type: 'module' });
  const { fail, open, resize } = connectWorker(worker);
  worker.addEventListener('error', fail);
  const close = () => {
    worker.terminate();
    fail();
  };
  return { open, resize, close };
}

/** The main-thread fallback is loaded only by browsers without OffscreenCanvas. */
function workOnPage(): PictureWorker {
  const local = import('./local-worker.ts').then(({ createLocalWorker }) =>
    createLocalWorker(pageCanvases),
  );
  return {
    open: async (file) => (await local).open(file),
    resize: async (job, hooks) => (await local).resize(job, hooks),
    close: () => void local.then((worker) => worker.close()),
  };
}

/** Resizes off the page's thread where the browser can. */
export function createResizeEngine(): ResizeEngine {
  const worker = canDrawInWorker() ? startWorker() : workOnPage();
  return {
    ...worker,
    // A browser that alters workers' canvases also alters the page's, which are checked at once.
    open: async (file) => {
      await assertTrue(pageCanvases);
      return worker.open(file);
    },
    measure: measurePicture,
  };
}
