import { createPool, type PoolOptions } from '@tintory/imaging';
import { imageTasks, type ImagePool } from './image-tasks.ts';

/** `entry`: tests bring their own. */
export type ImagePoolOptions = Omit<PoolOptions, 'entry'> & { entry?: URL };

/** The pool that does all image work of the product. */
export const createImagePool = (options: ImagePoolOptions): ImagePool =>
  createPool(imageTasks, { entry: new URL('./child.ts', import.meta.url), ...options });
