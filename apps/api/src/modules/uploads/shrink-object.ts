import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { imageLimits } from '@tintory/contract';
import type { TaskControl } from '@tintory/imaging';
import { copyOwnObject, findOwnObject } from './copy-object.ts';
import * as repository from './objects.repository.ts';
import type { PicturesParts } from './pictures-parts.ts';
import { thumbnailKey, thumbnailType } from './thumbnail.ts';

/**
 * Makes the small picture of the user's upload, as it was sent: what a list shows need not wait until
 * it is clean. Nothing to do for one that has it, or that can't be read.
 */
export const shrinkObject = (parts: PicturesParts) => {
  const { db, storage, pool } = parts;
  const find = findOwnObject(parts);
  const copy = copyOwnObject(parts);

  return async (
    userId: string,
    objectId: string,
    folder: string,
    control: TaskControl = {},
  ): Promise<void> => {
    const known = await find(userId, objectId);
    if (known.thumbnail || known.failure) return;
    const [inputPath, outputPath] = [join(folder, randomUUID()), join(folder, randomUUID())];
    try {
      await copy(userId, objectId, inputPath);
      const { maxPixels } = imageLimits;
      await pool.thumbnail({ inputPath, outputPath, maxPixels }, control);
      await storage.writeFrom(thumbnailKey(objectId), outputPath, thumbnailType);
      // A deletion meanwhile did not find the thumbnail yet.
      if (!(await repository.markShrunk(db, objectId))) {
        await storage.remove(thumbnailKey(objectId));
      }
    } finally {
      await Promise.all([inputPath, outputPath].map((path) => rm(path, { force: true })));
    }
  };
};
