import type { ImagePool } from '@tintory/image-pool';
import type { Engine } from './engine.ts';

/** The embedded engine: libs/imaging on this machine's processors. */
export const localEngine = (pool: ImagePool): Engine => ({
  ...pool,
  name: 'local',
});
