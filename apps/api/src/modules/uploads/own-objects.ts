import { brand, retentionDays } from '@tintory/contract';
import { AppError } from '../../platform/errors.ts';
import * as repository from './objects.repository.ts';
import { dayMs, type UploadsParts } from './uploads-parts.ts';

type Parts = Pick<UploadsParts, 'db' | 'storage' | 'now'>;

/**
 * Refuses, by field, an object that is not the user's or never arrived; one that is used is kept for
 * the time of inputs.
 */
export const assertUsable =
  ({ db, storage, now }: Parts) =>
  async (userId: string, objectId: string, field: string): Promise<void> => {
    const object = await repository.findObject(db, userId, objectId);
    if (!object || object.expiresAt <= now()) {
      throw new AppError('NotFound', { details: { [field]: { text: 'noSuchPicture' } } });
    }
    const size = await storage.size(repository.storageKey(object));
    if (size === undefined || (object.status === 'pending' && size !== object.bytes)) {
      throw new AppError('InvalidInput', { details: { [field]: { text: 'neverUploaded' } } });
    }
    if (object.status === 'pending') {
      await repository.extendUnused(db, objectId, new Date(+now() + retentionDays.inputs * dayMs));
    }
  };

/** Whether the user's object is there, with its bytes. */
export const isThere =
  ({ db, storage, now }: Parts) =>
  async (userId: string, objectId: string): Promise<boolean> => {
    const object = await repository.findObject(db, userId, objectId);
    if (!object || object.expiresAt <= now()) return false;
    return (await storage.size(repository.storageKey(object))) !== undefined;
  };

/** The person's name for a picture; undefined for results, which have none. */
export const nameOf =
  ({ db }: Parts) =>
  async (userId: string, objectId: string): Promise<string | undefined> => {
    const object = await repository.findObject(db, userId, objectId);
    if (object?.kind !== 'input') return undefined;
    const { fileName } = object;
    return fileName.startsWith(brand.defaultFileStem) ? undefined : fileName;
  };

/** The user's stored pictures, each to be opened when it is needed. */
export const listAll =
  ({ db, storage }: Parts) =>
  async (userId: string, limit: number) =>
    (await repository.listObjectsOf(db, userId, limit))
      .filter(({ status }) => status === 'ready')
      .map((object) => ({
        name: `${object.id}-${object.fileName}`,
        open: () => storage.openRead(repository.storageKey(object)),
      }));
