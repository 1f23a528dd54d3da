export { alphaBounds, crop, type Bounds } from './alpha-bounds.ts';
export { borderDistance } from './border-distance.ts';
export { boxFilter } from './box-filter.ts';
export { colorCells, colorPosterior } from './color-model.ts';
export { dropSpecks, fillHoles, findComponents } from './components.ts';
export { blurBackground, composeOver, composeOverColor } from './compose.ts';
export { decontaminate } from './decontaminate.ts';
export { applyGuided, fitGuided, type GuidedModel } from './guided-filter.ts';
export { toLab, type LabImage } from './lab.ts';
export { minimumBarrier } from './minimum-barrier.ts';
export {
  rasterizeStrokes,
  strokeErase,
  strokeKeep,
  strokeNone,
  type Stroke,
} from './rasterize-strokes.ts';
export { resizePlane, shrinkImage, shrinkPlane } from './resize.ts';
export { createPlane, mapPlane, normalizePlane, type Plane, type RgbaImage } from './rgba-image.ts';
