import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../platform/errors.ts';
import type { ImageFetcher } from '../../../platform/image-fetcher/image-fetcher.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { openWorkFolder } from '../../../platform/work-folder.ts';
import type { PicturesService } from '../../uploads/pictures.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import { openForStore } from './own-bytes/open-for-store.ts';
import type { StoreFiles } from './store-files.ts';

export type PictureSource = { url?: string | undefined; object_id?: string | undefined };

type Dependencies = {
  files: StoreFiles;
  fetcher: ImageFetcher;
  pictures: PicturesService;
  storage: Storage;
  uploads: UploadsService;
};

export type PictureCopies = ReturnType<typeof createPictureCopies>;

/** Pictures on their way into a store, and copies of what they replace. */
export function createPictureCopies(parts: Dependencies) {
  const { files, fetcher, storage, uploads } = parts;

  /** A URL that the store can read the picture from: a public one, or a staged upload. */
  async function sourceOf(shop: string, userId: string, source: PictureSource): Promise<string> {
    const { url, object_id: objectId } = source;
    if (objectId !== undefined) {
      await uploads.assertUsable(userId, objectId, 'object_id');
      return inFolder(async (folder) =>
        files.stage(shop, await openForStore(parts, { userId, objectId, folder })),
      );
    }
    if (url === undefined)
      throw new AppError('InvalidInput', { details: { url: { text: 'url' } } });
    try {
      fetcher.assertAllowed(url);
    } catch (cause) {
      throw new AppError('InvalidInput', { cause, details: { url: { text: 'notPublic' } } });
    }
    return url;
  }

  return {
    sourceOf,

    /** Keeps what stands at an address of the store. */
    keep: (url: string): Promise<{ copyKey: string; copyType: string }> =>
      inFolder(async (folder) => {
        const path = join(folder, 'original');
        const { contentType: copyType } = await fetcher
          .fetchTo(url, path)
          .catch((cause: unknown) => {
            throw new AppError('PublishRefused', { cause });
          });
        const copyKey = uuidv7();
        await storage.writeFrom(copyKey, path, copyType);
        return { copyKey, copyType };
      }),

    /** Hands a kept picture back to the store. */
    stageKept: (shop: string, copyKey: string): Promise<string> =>
      inFolder(async (folder) => {
        const path = join(folder, 'original');
        await storage.copyTo(copyKey, path);
        return files.stage(shop, path);
      }),

    /** A kept picture, unless it went. */
    read: (copyKey: string): Promise<Readable | undefined> => storage.openRead(copyKey),

    drop: async (copyKey: string | null): Promise<void> => {
      if (copyKey) await storage.remove(copyKey);
    },
  };
}

async function inFolder<Answer>(work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await openWorkFolder('store');
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
