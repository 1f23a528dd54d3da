export * from './image-pool.ts';
export type * from './tasks.ts';
export { createImagePool, type ImagePoolOptions } from './pool/create-image-pool.ts';
