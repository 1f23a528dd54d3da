export { eraseInWorker } from './paint/erase-in-worker.ts';
export {
  drawText,
  fontFamilies,
  fontNames,
  linesOf,
  sizeOfText,
  weightOf,
  type FontName,
  type TextBlock,
} from './paint/files/draw-text.ts';
export { PaintDesk } from './paint/paint-desk.tsx';
export { PaintModal } from './paint/paint-modal.tsx';
export { Gestures, type Contact } from './paint/stage/gestures.ts';
export { withErase } from './paint/with-erase.tsx';
export { PreviewModal } from './preview/preview-modal.tsx';
export { ResizeEditor } from './resize/resize-editor.tsx';
export { ResizeModal } from './resize/resize-modal.tsx';
