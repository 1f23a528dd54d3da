import type { TaskControl } from '@tintory/imaging';
import { openObject, openUrl } from './open-pictures.ts';
import type { PicturesParts } from './pictures-parts.ts';
import { shrinkObject } from './shrink-object.ts';
import { storeCutout, storeMade, storeResult } from './store-pictures.ts';
import { thumbnailKey, thumbnailType } from './thumbnail.ts';

export type PicturesService = ReturnType<typeof createPicturesService>;

/** The worker's side of objects: inputs as clean files on disk, results back into the storage. */
export const createPicturesService = (parts: PicturesParts) => ({
  openObject: openObject(parts),
  openUrl: openUrl(parts),
  shrinkObject: shrinkObject(parts),
  storeResult: storeResult(parts),
  storeMade: storeMade(parts),
  storeCutout: storeCutout(parts),

  /** Makes a small picture of a result that is a file. */
  shrink: async (inputPath: string, outputPath: string, control: TaskControl): Promise<void> => {
    await parts.pool.thumbnail({ inputPath, outputPath }, control);
  },

  /** Keeps a result's small picture beside it; it goes whenever the result does. */
  storeThumbnail: (objectId: string, path: string): Promise<void> =>
    parts.storage.writeFrom(thumbnailKey(objectId), path, thumbnailType),
});
