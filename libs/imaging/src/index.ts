export * from './image-pool.ts';
export { thumbnailSide } from './files/thumbnail-side.ts';
export type * from './tasks.ts';
export type { VenomAnswer, VenomRequest } from './venom/venom-types.ts';
export type { TattooAnswer, TattooRequest } from './tattoo/run-tattoo.ts';
export type {
  LightName,
  PaintingStyleName,
  PatternName,
  SeamlessMode,
  SettingName,
  StudioName,
} from '@tintory/pixels';
export { isOpenAir, settingSurfaces } from '@tintory/pixels';
export type { DressAnswer, DressRequest } from './dress/run-dress.ts';
export type { OwnModel } from './own-models/own-model.ts';
export { readOwnModels } from './own-models/read-own-models.ts';
export { lemmas } from './prompts/lemmas.ts';
export { nearNames } from './prompts/near-names.ts';
export { tokenize } from './prompts/tokenize.ts';
export { withoutMarkup } from './prompts/without-markup.ts';
export { isSeenFromFront } from './stage/camera-angle.ts';
export { createImagePool, type ImagePoolOptions } from './pool/create-image-pool.ts';
