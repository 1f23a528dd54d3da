import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { imageLimits, mayPassLater, retentionDays, type ErrorCode } from '@tintory/contract';
import { ImageError, type ImageFile, type TaskControl } from '@tintory/imaging';
import { type ImagePool } from '@tintory/image-pool';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { defaultFileName } from './file-name.ts';
import * as repository from './objects.repository.ts';
import type { ObjectRow } from './objects.repository.ts';
import { thumbnailKey, thumbnailType } from './thumbnail.ts';

const day = 24 * 60 * 60 * 1_000;

/** A picture as a clean file. */
export type OpenedPicture = {
  path: string;
  /** Quality that it was sent with, 1 to 100; null of what was no JPEG. */
  jpegQuality: number | null;
};

/** The picture's own fault. One that takes too long to be read is made to: nothing else is slow here. */
const isLasting = (code: ImageError['code']): code is ErrorCode =>
  code === 'EngineTimeout' || (code !== 'Canceled' && !mayPassLater(code));

export type PicturesService = ReturnType<typeof createPicturesService>;

type Dependencies = {
  db: Database;
  storage: Storage;
  pool: ImagePool;
  fetcher: ImageFetcher;
  now: () => Date;
};

/** The worker's side of objects: inputs as clean files on disk, results back into the storage. */
export function createPicturesService({ db, storage, pool, fetcher, now }: Dependencies) {
  const normalize = (inputPath: string, outputPath: string, control: TaskControl) =>
    pool.normalize({ inputPath, outputPath, maxPixels: imageLimits.maxPixels }, control);

  async function findOwn(userId: string, objectId: string): Promise<ObjectRow> {
    const object = await repository.findObject(db, userId, objectId);
    if (!object) throw new AppError('NotFound');
    return object;
  }

  async function copyOwn(userId: string, objectId: string, path: string): Promise<ObjectRow> {
    const object = await findOwn(userId, objectId);
    try {
      await storage.copyTo(repository.storageKey(object), path);
      return object;
    } catch (cause) {
      // Another job may have put the cleaned picture in its place between the two steps.
      const moved = await findOwn(userId, objectId);
      if (moved.cleanKey === object.cleanKey) {
        const isThere = (await storage.size(repository.storageKey(object))) !== undefined;
        throw isThere ? cause : new AppError('NotFound', { cause });
      }
      await storage.copyTo(repository.storageKey(moved), path);
      return moved;
    }
  }

  /** Cleans an upload; what is found wrong with it is remembered, since looking again costs as much. */
  async function clean(object: ObjectRow, path: string, folder: string, control: TaskControl) {
    const outputPath = join(folder, randomUUID());
    try {
      return { ...(await normalize(path, outputPath, control)), path: outputPath };
    } catch (error) {
      if (error instanceof ImageError && isLasting(error.code)) {
        const { code, reason } = error;
        await repository.markUnreadable(db, object.id, { code, reason });
      }
      throw error;
    }
  }

  /** Keeps a file of ours as an object. */
  async function store(
    path: string,
    made: Pick<ObjectRow, 'userId' | 'kind' | 'contentType' | 'bytes' | 'expiresAt'>,
  ): Promise<string> {
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
  }

  return {
    /**
     * The user's object as a file: upright, stripped and decodable. The first use of an upload
     * makes it so for good.
     *
     * @returns a file inside `folder`
     */
    openObject: async (
      userId: string,
      objectId: string,
      folder: string,
      control: TaskControl,
    ): Promise<OpenedPicture> => {
      const path = join(folder, randomUUID());
      const known = await findOwn(userId, objectId);
      if (known.failure) throw new ImageError(known.failure.code, 'Known.', known.failure);
      const object = await copyOwn(userId, objectId, path);
      if (object.status === 'ready') return { path, jpegQuality: object.jpegQuality };
      const file = await clean(object, path, folder, control);
      const cleanKey = uuidv7();
      await storage.writeFrom(cleanKey, file.path, file.contentType);
      const won = await repository.markReady(db, objectId, { ...file, cleanKey });
      await storage.remove(won ? objectId : cleanKey);
      await rm(path);
      return { path: file.path, jpegQuality: file.jpegQuality };
    },

    /**
     * Makes the small picture of the user's upload, as it was sent: what a list shows need not wait
     * until it is clean. Nothing to do for one that has it, or that can't be read.
     */
    shrinkObject: async (
      userId: string,
      objectId: string,
      folder: string,
      control: TaskControl = {},
    ): Promise<void> => {
      const known = await findOwn(userId, objectId);
      if (known.thumbnail || known.failure) return;
      const [inputPath, outputPath] = [join(folder, randomUUID()), join(folder, randomUUID())];
      try {
        await copyOwn(userId, objectId, inputPath);
        const { maxPixels } = imageLimits;
        await pool.thumbnail({ inputPath, outputPath, maxPixels }, control);
        await storage.writeFrom(thumbnailKey(objectId), outputPath, thumbnailType);
        // Whoever removed it meanwhile found no small picture yet.
        if (!(await repository.markShrunk(db, objectId))) {
          await storage.remove(thumbnailKey(objectId));
        }
      } finally {
        await Promise.all([inputPath, outputPath].map((path) => rm(path, { force: true })));
      }
    },

    /** A picture from the web as a file; the fetcher decides where may be reached. */
    openUrl: async (url: string, folder: string, control: TaskControl): Promise<OpenedPicture> => {
      const path = join(folder, randomUUID());
      await fetcher.fetchTo(url, path, control.signal);
      const clean = join(folder, randomUUID());
      const { jpegQuality } = await normalize(path, clean, control);
      await rm(path);
      return { path: clean, jpegQuality };
    },

    /** Keeps a result for its owner. */
    storeResult: (userId: string, path: string, file: ImageFile): Promise<string> =>
      store(path, {
        userId,
        kind: 'result',
        contentType: file.contentType,
        bytes: file.bytes,
        expiresAt: new Date(+now() + retentionDays.results * day),
      }),

    /** Keeps what was rendered of a design: a mock-up or a print file. */
    storeMade: (
      userId: string,
      path: string,
      file: ImageFile,
      expiresAt: Date,
    ): Promise<string> => {
      const { contentType, bytes } = file;
      return store(path, { userId, kind: 'print', contentType, bytes, expiresAt });
    },

    /** Keeps a cut-out that further pictures start from. */
    storeCutout: async (userId: string, path: string, expiresAt: Date): Promise<string> => {
      const { size: bytes } = await stat(path);
      return store(path, { userId, kind: 'cutout', contentType: 'image/png', bytes, expiresAt });
    },

    /** Makes a small picture of a result that is a file. */
    shrink: async (inputPath: string, outputPath: string, control: TaskControl): Promise<void> => {
      await pool.thumbnail({ inputPath, outputPath }, control);
    },

    /** Keeps a result's small picture beside it; it goes whenever the result does. */
    storeThumbnail: (objectId: string, path: string): Promise<void> =>
      storage.writeFrom(thumbnailKey(objectId), path, thumbnailType),
  };
}
