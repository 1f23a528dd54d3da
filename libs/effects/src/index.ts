export type { DressAnswer, DressRequest } from './dress/run-dress.ts';
export type { SwapFacesRequest } from './faces/run-swap-faces.ts';
export type { AreaPrint, MockupPicture } from './mockup/mockup-types.ts';
export type { PaintingStyleName } from './painting/kernels/painting-styles.ts';
export type { PaintingRequest } from './painting/painting-request.ts';
export { drawPlaceTile, type PlaceTileWish } from './place-stage/draw-place-tile.ts';
export { lightFromDisplay } from './place-stage/panorama/from-display.ts';
export {
  type LightImage,
  luminancePlane,
  resizeLight,
} from './place-stage/panorama/light-image.ts';
export { encodeLogLight } from './place-stage/panorama/log-light.ts';
export { measureLight } from './place-stage/panorama/measure-light.ts';
export { readRadiance } from './place-stage/panorama/read-radiance.ts';
export { pictureSize, wholePictureSize } from './place-stage/picture-size.ts';
export type {
  PlaceDirection,
  PlaceFlag,
  PlaceGround,
  PlaceScene,
  PlaceStageAnswer,
  PlaceStageRequest,
  PlaceView,
} from './place-stage/place-types.ts';
export type { SubjectTraits, Thing } from './place-stage/subject/subject-traits.ts';
export type { SeamlessMode } from './seamless/kernels/make-seamless.ts';
export { seamEnergy } from './seamless/kernels/seam-energy.ts';
export type { SeamlessAnswer, SeamlessRequest } from './seamless/seamless-request.ts';
export type { PatternName } from './stage/kernels/flat-backdrops.ts';
export type {
  Backdrop,
  CutoutFound,
  FrameName,
  StageAnswer,
  StageRequest,
  StageScene,
  SubjectSource,
} from './stage/stage-request.ts';
export type { VenomAnswer, VenomRequest } from './venom/venom-types.ts';
export { effectTasks } from './tasks.ts';
