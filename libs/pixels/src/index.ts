export { alphaBounds, crop, type Bounds } from './geometry/alpha-bounds.ts';
export { boxEvidence, type ObjectBox } from './segmentation/box-evidence.ts';
export {
  faintShare,
  insideBars,
  openHair,
  openHoles,
  openLoops,
  createRecut,
  recut,
  segmentSide,
  softEdge,
  tidyMask,
  type Heads,
} from './cutout/index.ts';
export * from './color-encoding/index.ts';
export { colorVotes, contrastLinks, easeLinks, minCut, type Links } from './graph-cut/index.ts';
export { boxBlur, boxFilter } from './filters/box-filter.ts';
export { colorCells, colorPosterior } from './segmentation/color-model.ts';
export { findComponents } from './morphology/components.ts';
export { blurBackground, composeOver, composeOverColor } from './compositing/compose.ts';
export { decontaminate } from './compositing/decontaminate.ts';
export { focusEvidence } from './segmentation/focus-evidence.ts';
export { applyGuided, fitGuided, type GuidedModel } from './filters/guided-filter.ts';
export { toLab, type LabImage } from './color/lab.ts';
export { jpegEnd, jpegEnding, type JpegEnding } from './jpeg/jpeg-ending.ts';
export { jpegQuality } from './jpeg/jpeg-quality.ts';
export { logOdds, multiplyOdds, shiftOdds } from './numbers/odds.ts';
export { pngChunk, pngHeadBytes, pngXmpChunk, pngXmpKey } from './png/png-chunk.ts';
export { exifOrientation } from './orientation/exif-orientation.ts';
export { mayTurnWebp, webpOrientation } from './orientation/webp-orientation.ts';
export { photoFaults, type PhotoFaults } from './quality/photo-faults.ts';
export { photoTraces, type PhotoTraces } from './quality/photo-traces.ts';
export { tellingPart } from './quality/telling-part.ts';
export type { Stroke } from './geometry/rasterize-strokes.ts';
export { createRandom } from './noise/random.ts';
export { resampleImage } from './resample/resample-image.ts';
export {
  coveredRect,
  createStripResampler,
  type Rect,
  type ResamplePlan,
} from './resample/strip-resampler.ts';
export { resizePlane, shrinkImage, shrinkPlane, stretchImage } from './resample/resize.ts';

export { sharpen } from './filters/sharpen.ts';
export { noiseStep, smoothNoise } from './filters/smooth-noise.ts';
export { saliency } from './segmentation/saliency.ts';
export { isOpaque, spreadColors } from './compositing/spread-colors.ts';
export { inpaint, widestRim, withRim, type InpaintOptions } from './inpaint/index.ts';

export { distanceInside } from './morphology/distance-transform.ts';
export { createPlane, mapPlane, type Plane, type RgbaImage } from './plane/rgba-image.ts';
export { linearToSrgb } from './color-encoding/transfer.ts';
export { mixRgb, type Rgb, rgbOf } from './color/color.ts';
export { fromLab, labColor } from './color/lab-to-srgb.ts';
export { dropSpecks, fillHoles } from './morphology/components.ts';
export { type Flow, flowCell, flowField } from './filters/structure-tensor.ts';
export { gaussianBlur } from './filters/gaussian-blur.ts';
export { fillPolygon } from './geometry/fill-polygon.ts';
export { lumaAt, lumaOf } from './color/luma.ts';
export { createNoiseField, fractal } from './noise/noise-field.ts';
export { fractalNoise } from './noise/value-noise.ts';
export { edgeBlur } from './quality/edge-blur.ts';
export { findEdges } from './quality/find-edges.ts';
export { bilinearRows } from './resample/bilinear-rows.ts';
export { cubicRows } from './resample/cubic-rows.ts';
export { sampleBicubic } from './resample/sample-bicubic.ts';
export { sampleBilinear } from './resample/sample-bilinear.ts';
export { createSampler } from './resample/sampler.ts';
export { ease, smoothStep } from './numbers/smooth-step.ts';
export { wideBlur } from './filters/wide-blur.ts';
