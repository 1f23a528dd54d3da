export * from './image-pool.ts';
export { thumbnailSide } from './files/thumbnail-side.ts';
export type * from './tasks.ts';
export type { VenomAnswer, VenomRequest } from './venom/venom-types.ts';
export type { TattooAnswer, TattooRequest } from './tattoo/run-tattoo.ts';
export type { PaintingStyleName, PatternName, SeamlessMode } from '@tintory/pixels';
export type { DressAnswer, DressRequest } from './dress/run-dress.ts';
export { readAttributions } from './models/read-attributions.ts';
export type { AreaPrint, MockupPicture, MockupRequest } from './mockup/mockup-types.ts';
export type { OwnModel } from './own-models/own-model.ts';
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
  Thing,
} from './places/place-types.ts';
export { drawPlaceTile, type PlaceTileWish } from './places/draw-place-tile.ts';
export { pictureSize, wholePictureSize } from './places/picture-size.ts';
export { createImagePool, type ImagePoolOptions } from './pool/create-image-pool.ts';
