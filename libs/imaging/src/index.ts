export * from './image-pool.ts';
export type * from './tasks.ts';
export type { VenomAnswer, VenomRequest } from './venom/venom-types.ts';
export type { TattooAnswer, TattooRequest } from './tattoo/run-tattoo.ts';
export type { PaintingStyleName, PatternName, SeamlessMode, StudioName } from '@tintory/pixels';
export type { DressAnswer, DressRequest } from './dress/run-dress.ts';
export type { OwnModel } from './own-models/own-model.ts';
export { readOwnModels } from './own-models/read-own-models.ts';
export { createImagePool, type ImagePoolOptions } from './pool/create-image-pool.ts';
