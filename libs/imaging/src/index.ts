export { ImageError } from './image-error.ts';
export { thumbnailSide } from './files/thumbnail-side.ts';
export type { VenomAnswer, VenomRequest } from './venom/venom-types.ts';
export type { PaintingStyleName, PatternName, SeamlessMode } from '@tintory/pixels';
export type { DressAnswer, DressRequest } from './dress/run-dress.ts';
export { readAttributions } from './models/read-attributions.ts';
export type { AreaPrint, MockupPicture, MockupRequest } from './mockup/mockup-types.ts';
export type { CutoutModelChoice, OwnModel } from './own-models/own-model.ts';
export type { ModelsInUse } from './own-models/models-in-use.ts';
export { openOwnModels, type OwnModels } from './own-models/open-own-models.ts';
export type {
  PlaceDirection,
  PlaceFlag,
  PlaceGround,
  PlaceScene,
  PlaceStageAnswer,
  PlaceStageRequest,
  PlaceView,
} from './places/place-types.ts';
export type { SubjectTraits, Thing } from './places/subject/subject-traits.ts';
export { drawPlaceTile, type PlaceTileWish } from './places/draw-place-tile.ts';
export { pictureSize, wholePictureSize } from './places/picture-size.ts';
export type { ChildMessage, TaskMessage } from './pool/messages.ts';
export { createPool, type PoolOptions } from './pool/create-pool.ts';
export { serveTasks } from './pool/serve-tasks.ts';
export type {
  OnProgress,
  TaskCall,
  TaskCalls,
  TaskControl,
  TaskHandlers,
  TaskPool,
  TasksOf,
  Turn,
} from './pool/pool-types.ts';
export { imagingTasks } from './tasks.ts';
export type {
  ImageFile,
  OutputFormat,
  PictureRequest,
  NormalizeRequest,
  NormalizeAnswer,
  ThumbnailRequest,
} from './files/image-file.ts';
export type { CutoutStroke, CutoutRequest, CutoutAnswer } from './cutout/cutout-request.ts';
export type {
  UpscaleRequest,
  Region,
  UpscaleFaults,
  UpscaleAnswer,
} from './upscale/upscale-request.ts';
export type { SeamlessRequest, SeamlessAnswer } from './seamless/seamless-request.ts';
export type { PaintingRequest } from './painting/painting-request.ts';
export type {
  Backdrop,
  FrameName,
  StageScene,
  CutoutFound,
  SubjectSource,
  StageRequest,
  StageAnswer,
} from './stage/stage-request.ts';
export { unclear } from './unclear.ts';
