import { AppError } from '../../platform/errors.ts';
import * as repository from './objects.repository.ts';
import type { ObjectRow } from './objects.repository.ts';
import type { PicturesParts } from './pictures-parts.ts';

/** @throws AppError `NotFound` for an object that is not the user's */
export const findOwnObject =
  ({ db }: Pick<PicturesParts, 'db'>) =>
  async (userId: string, objectId: string): Promise<ObjectRow> => {
    const object = await repository.findObject(db, userId, objectId);
    if (!object) throw new AppError('NotFound');
    return object;
  };

/**
 * Copies the bytes of the user's object to a file.
 *
 * @throws AppError `NotFound` once they are gone
 */
export const copyOwnObject = (parts: Pick<PicturesParts, 'db' | 'storage'>) => {
  const { storage } = parts;
  const find = findOwnObject(parts);

  return async (userId: string, objectId: string, path: string): Promise<ObjectRow> => {
    const object = await find(userId, objectId);
    try {
      await storage.copyTo(repository.storageKey(object), path);
      return object;
    } catch (cause) {
      // Another job may have stored the cleaned picture between the two steps.
      const moved = await find(userId, objectId);
      if (moved.cleanKey === object.cleanKey) {
        const isThere = (await storage.size(repository.storageKey(object))) !== undefined;
        throw isThere ? cause : new AppError('NotFound', { cause });
      }
      await storage.copyTo(repository.storageKey(moved), path);
      return moved;
    }
  };
};
