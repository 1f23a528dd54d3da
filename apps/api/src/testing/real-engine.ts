import { createImagePool, type ImagePool } from '@tintory/image-pool';

let pool: ImagePool | undefined;

/**
 * The real engine, one process for all files of a test process: loading its models takes longer than
 * most tests. It ends with the test process, since without its parent a child ends.
 */
export function realEngine(): ImagePool {
  pool ??= createImagePool({ size: 1 });
  return pool;
}
