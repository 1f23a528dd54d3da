export { createImagePool, type ImagePoolOptions } from './create-image-pool.ts';
export type { ImagePool, ImageTaskName, TaskName, Tasks } from './image-tasks.ts';
