import { createRequire } from 'node:module';
import type OpenCv from '@techstark/opencv-js';

/** In a box: the module has a `then` of its own that resolves to itself, so awaiting it never ends. */
export type OpenCvBox = { cv: typeof OpenCv };

let ready: Promise<OpenCvBox> | undefined;

/** OpenCV as WebAssembly, started once a process. */
export function loadOpenCv(): Promise<OpenCvBox> {
  ready ??= new Promise((resolve) => {
    const cv = createRequire(import.meta.url)('@techstark/opencv-js') as typeof OpenCv & {
      onRuntimeInitialized: () => void;
    };
    cv.onRuntimeInitialized = () => resolve({ cv });
  });
  return ready;
}
