export {
  canDrawInWorker,
  contextOf,
  offscreenCanvases,
  pageCanvases,
  type AnyCanvas,
  type AnyContext,
  type Canvases,
} from './canvases.ts';
export {
  problemOfFile,
  problemOfSize,
  sniffImageType,
  type FileProblem,
  type ImageType,
} from './check-image-file.ts';
export { endingOf } from './ending-of.ts';
export { isAnimated } from './is-animated.ts';
export { atMost, readPicture } from './read-picture.ts';
export { readSourceType, withSourceType } from './source-type.ts';
export { assertTrue, isSpoiled } from './true-canvas.ts';
export { decodeUpright, shownFile } from './upright.ts';
export { writePicture } from './write-picture.ts';
