export { ImageError } from './image-error.ts';
export { thumbnailSide } from './files/thumbnail-side.ts';

export { readAttributions } from './models/read-attributions.ts';
export type { CutoutModelChoice, OwnModel } from './own-models/own-model.ts';
export type { ModelsInUse } from './own-models/models-in-use.ts';
export { openOwnModels, type OwnModels } from './own-models/open-own-models.ts';

export type { ChildMessage, TaskMessage } from './pool/messages.ts';
export { createPool } from './pool/create-pool.ts';
export type { PoolOptions } from './pool/pool.ts';
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

export { unclear } from './unclear.ts';
export { readOwnModels } from './own-models/read-own-models.ts';
