export * from './image-pool.ts';
export { createImagePool, type ImagePoolOptions } from './pool/create-image-pool.ts';
