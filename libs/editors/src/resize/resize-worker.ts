import { offscreenCanvases } from '@tintory/picture-files';
import { createLocalWorker } from './local-worker.ts';
import { servePort } from './worker-port.ts';

servePort(createLocalWorker(offscreenCanvases), {
  postMessage: (message) => self.postMessage(message),
  addEventListener: (type, listener) => self.addEventListener(type, listener),
});
