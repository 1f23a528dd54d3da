import { stat } from 'node:fs/promises';
import { retentionDays } from '@tintory/contract';
import type { ImageFile } from '@tintory/imaging';
import { defaultFileName } from './file-name.ts';
import * as repository from './objects.repository.ts';
import type { ObjectRow } from './objects.repository.ts';
import type { PicturesParts } from './pictures-parts.ts';
import { dayMs } from './uploads-parts.ts';

type Made = Pick<ObjectRow, 'userId' | 'kind' | 'contentType' | 'bytes' | 'expiresAt'>;

/** Keeps a result for its owner. */
export const storeResult = (parts: PicturesParts) => {
  const store = storeFile(parts);
  return (userId: string, path: string, { contentType, bytes }: ImageFile): Promise<string> => {
    const expiresAt = new Date(+parts.now() + retentionDays.results * dayMs);
    return store(path, { userId, kind: 'result', contentType, bytes, expiresAt });
  };
};

/** Keeps what was rendered of a design: a mock-up or a print file. */
export const storeMade = (parts: PicturesParts) => {
  const store = storeFile(parts);
  return (
    userId: string,
    path: string,
    { contentType, bytes }: ImageFile,
    expiresAt: Date,
  ): Promise<string> => store(path, { userId, kind: 'print', contentType, bytes, expiresAt });
};

/** Keeps a cut-out that further pictures start from. */
export const storeCutout = (parts: PicturesParts) => {
  const store = storeFile(parts);
  return async (userId: string, path: string, expiresAt: Date): Promise<string> => {
    const { size: bytes } = await stat(path);
    return store(path, { userId, kind: 'cutout', contentType: 'image/png', bytes, expiresAt });
  };
};

/** Keeps a file of ours as an object. */
const storeFile =
  ({ db, storage, now }: PicturesParts) =>
  /** @returns the object's id */
  async (path: string, made: Made): Promise<string> => {
    const { contentType } = made;
    const fileName = defaultFileName(contentType);
    const row = { ...made, status: 'ready', fileName, createdAt: now() } as const;
    const object = await repository.insertObject(db, row);
    try {
      await storage.writeFrom(object.id, path, contentType);
    } catch (cause) {
      await repository.deleteObjects(db, [object.id]);
      throw cause;
    }
    return object.id;
  };
