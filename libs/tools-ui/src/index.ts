export { AppLink } from './app-link.tsx';
export { Attributions } from './attributions/attributions.tsx';
export type { BatchAddition, GivenPhotos } from './batch/batch-addition.ts';
export { BatchDesk } from './batch/batch-desk.tsx';
export { canPay } from './batch/work-of-batch.ts';
export { CompareSlider, type CompareSliderProps } from './compare/compare-slider.tsx';
export { partOf, type Part } from './compare/part.ts';
export { sameShape } from './compare/same-shape.ts';
export type { PaintRequest } from './editor-modals/paint-request.ts';
export type { PreviewProps } from './editor-modals/preview-props.ts';
export type { Refinement } from './editor-modals/refinement.ts';
export type { ResizeModalProps } from './editor-modals/resize-modal-props.ts';
export { addressOfFilter, filterInAddress, type HistoryFilter } from './history/history-filter.ts';
export { HistoryFilters } from './history/history-filters.tsx';
export { HistoryList } from './history/history-list.tsx';
export type { HistoryLook } from './history/history-look.ts';
export { failureOf } from './jobs/failure.ts';
export { fetchPicture } from './jobs/fetch-picture.ts';
export { isBusy } from './jobs/job-phase.ts';
export { linkQuery } from './jobs/object-link.ts';
export { isGone } from './jobs/object-link.ts';
export type { PhotoOrigin } from './photo/photo-origin.ts';
export { useRunCost } from './jobs/use-cost.ts';
export { useDownload } from './jobs/use-download.ts';
export { useJobEvents } from './jobs/use-job-events.ts';
export { useToolJob } from './jobs/use-tool-job.ts';
export { useUpload } from './jobs/use-upload.ts';
export { LargerModal } from './larger/larger-modal.tsx';
export type { LargerSource } from './results/larger-source.ts';
export { latinKey } from './latin-key.ts';
export { leaveRow } from './leave-row.ts';
export { defaultValues, takesPhoto } from './options/option-values.ts';
export { useNarrow } from './option-controls/use-narrow.ts';
export { draftStore, sweepDrafts, type DraftStore } from './drafts/draft-store.ts';
export { droppedFile } from './photo/dropped-files.ts';
export { folderType } from './photo/dropped-files.ts';
export { FileGone, withFile } from './photo/file-gone.ts';
export { handOverPhoto } from './drafts/hand-over-photo.ts';
export { lookAtPicture } from './photo/look-at-picture.ts';
export type { Photo } from './photo/read-photo.ts';
export { readPhoto } from './photo/read-photo.ts';
export { saveFile } from './photo/save-file.ts';
export { useAnimated } from './photo/use-animated.ts';
export { useImageArrival } from './photo/use-image-size.ts';
export { usePhoto } from './photo/use-photo.ts';
export { useRevoked } from './photo/use-revoked.ts';
export { SourceMenu } from './picture-sources/source-menu.tsx';
export { ByPointer } from './pointer/by-pointer.tsx';
export { goingOn, type PreviewImage } from './results/preview-image.ts';
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
export { PickButton } from './picture-sources/pick-button.tsx';
export { ProblemBanner } from './picture-sources/problem-banner.tsx';
export { warmSample } from './workbench/sample-sets.ts';
export { ToolIcon } from './workbench/tool-icon.tsx';
export { useCompareTexts } from './workbench/use-compare-texts.ts';
export { useFileInput } from './workbench/use-file-input.ts';
export { usePickFromStore } from './picture-sources/use-pick-from-store.ts';
export { usePreview } from './workbench/use-preview.ts';
export { useSamples } from './workbench/use-samples.ts';
export { useToolTexts } from './use-tool-texts.ts';
export { Workbench } from './workbench/workbench.tsx';
