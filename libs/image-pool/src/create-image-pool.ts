import { createPool, type PoolOptions } from '@tintory/imaging';
import { imageTasks, type ImagePool } from './image-tasks.ts';

/** `entry`: tests use their own. */
export type ImagePoolOptions = Omit<PoolOptions, 'entry'> & { entry?: URL };

/** Creates the pool for all image work of the product. */
export const createImagePool = (options: ImagePoolOptions): ImagePool =>
  createPool(imageTasks, { entry: new URL('./child.ts', import.meta.url), ...options });
