export { AppLink } from './app-link.tsx';
export { Attributions } from './attributions/attributions.tsx';
export type { BatchAddition, GivenPhotos } from './batch/batch-addition.ts';
export { BatchDesk } from './batch/batch-desk.tsx';
export { canPay } from './batch/work-of-batch.ts';
export { eraseInWorker } from './paint/erase-in-worker.ts';
export { Listeners } from './paint/document/listeners.ts';
export { StepHistory } from './paint/document/step-history.ts';
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
export { Gestures, type Contact } from './paint/stage/gestures.ts';
export { PaintDesk } from './paint/paint-desk.tsx';
export { PaintModal } from './paint/paint-modal.tsx';
export { withErase } from './paint/with-erase.tsx';
export { LargerModal } from './larger/larger-modal.tsx';
export { leaveRow } from './leave-row.ts';
export { PreviewModal } from './preview/preview-modal.tsx';
export { usePreview } from './workbench/use-preview.ts';
export { defaultValues, takesPhoto } from './options/option-values.ts';
export { ResizeEditor } from './resize/resize-editor.tsx';
export { ResizeModal } from './resize/resize-modal.tsx';
export { CompareSlider, type CompareSliderProps } from './compare/compare-slider.tsx';
export { addressOfFilter, filterInAddress, type HistoryFilter } from './history/history-filter.ts';
export { HistoryFilters } from './history/history-filters.tsx';
export { HistoryList } from './history/history-list.tsx';
export type { HistoryLook } from './history/history-look.ts';
export type { PhotoOrigin } from './jobs/photo-origin.ts';
export { failureOf } from './jobs/failure.ts';
export { fetchPicture } from './jobs/fetch-picture.ts';
export { isBusy } from './jobs/job-phase.ts';
export { useJobEvents } from './jobs/use-job-events.ts';
export { useToolJob } from './jobs/use-tool-job.ts';
export { linkQuery } from './jobs/object-link.ts';
export { useRunCost } from './jobs/use-cost.ts';
export { useUpload } from './jobs/use-upload.ts';
export { pickedTypes } from './photo/check-image-file.ts';
export { droppedFile } from './photo/dropped-files.ts';
export { handOverPhoto } from './photo/hand-over-photo.ts';
export type { Photo } from './photo/read-photo.ts';
export { readPhoto } from './photo/read-photo.ts';
export { usePhoto } from './photo/use-photo.ts';
export type { FileProblem } from './photo/check-image-file.ts';
export { saveFile } from './photo/save-file.ts';
export { SourceMenu } from './picture-sources/source-menu.tsx';
export { draftStore, sweepDrafts, type DraftStore } from './photo/draft-store.ts';
export { ImagePicker, type ChosenImage } from './store-pickers/image-picker.tsx';
export { DiscsApart, NothingFound } from './store-pickers/nothing-found.tsx';
export { ProductPicker } from './store-pickers/product-picker.tsx';
export { useStoreProducts } from './store-pickers/use-store-products.ts';
export {
  ToolServicesProvider,
  useToolServices,
  type EditedPicture,
  type ToolServices,
  type UploadSignature,
  type UploadToSign,
} from './tool-services.tsx';
export { keepWorkApart, onWorkLeft } from './work-owner.ts';
export { ProblemNotice } from './workbench/problem-notice.tsx';
export { ToolIcon } from './workbench/tool-icon.tsx';
export { useCompareTexts } from './workbench/use-compare-texts.ts';
export { warmSample } from './workbench/sample-sets.ts';
export { usePickFromStore } from './workbench/use-pick-from-store.ts';
export { useFileInput } from './workbench/use-file-input.ts';
export { useSamples } from './workbench/use-samples.ts';
export { useToolTexts } from './workbench/use-tool-texts.ts';
export { Workbench } from './workbench/workbench.tsx';
