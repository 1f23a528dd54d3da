import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { imageLimits, mayPassLater, type ErrorCode } from '@tintory/contract';
import { ImageError, type TaskControl } from '@tintory/imaging';
import { v7 as uuidv7 } from 'uuid';
import { copyOwnObject, findOwnObject } from './copy-object.ts';
import * as repository from './objects.repository.ts';
import type { ObjectRow } from './objects.repository.ts';
import type { OpenedPicture, PicturesParts } from './pictures-parts.ts';

/**
 * The user's object as a file: upright, stripped and decodable. An upload is cleaned at its first
 * use.
 */
export const openObject = (parts: PicturesParts) => {
  const { db, storage } = parts;
  const find = findOwnObject(parts);
  const copy = copyOwnObject(parts);
  const clean = cleanObject(parts);

  /** @returns a file inside `folder` */
  return async (
    userId: string,
    objectId: string,
    folder: string,
    control: TaskControl,
  ): Promise<OpenedPicture> => {
    const path = join(folder, randomUUID());
    const known = await find(userId, objectId);
    if (known.failure) throw new ImageError(known.failure.code, 'Known.', known.failure);
    const object = await copy(userId, objectId, path);
    if (object.status === 'ready') return { path, jpegQuality: object.jpegQuality };
    const file = await clean(object, path, folder, control);
    const cleanKey = uuidv7();
    await storage.writeFrom(cleanKey, file.path, file.contentType);
    const won = await repository.markReady(db, objectId, { ...file, cleanKey });
    await storage.remove(won ? objectId : cleanKey);
    await rm(path);
    return { path: file.path, jpegQuality: file.jpegQuality };
  };
};

/** Downloads a picture to a file; the fetcher decides which addresses are allowed. */
export const openUrl = (parts: PicturesParts) => {
  const normalize = normalizeFile(parts);
  return async (url: string, folder: string, control: TaskControl): Promise<OpenedPicture> => {
    const path = join(folder, randomUUID());
    await parts.fetcher.fetchTo(url, path, control.signal);
    const clean = join(folder, randomUUID());
    const { jpegQuality } = await normalize(path, clean, control);
    await rm(path);
    return { path: clean, jpegQuality };
  };
};

const normalizeFile =
  ({ pool }: PicturesParts) =>
  (inputPath: string, outputPath: string, control: TaskControl) =>
    pool.normalize({ inputPath, outputPath, maxPixels: imageLimits.maxPixels }, control);

/** Cleans an upload; its failure is stored, because decoding again costs as much. */
const cleanObject = (parts: PicturesParts) => {
  const normalize = normalizeFile(parts);
  return async (object: ObjectRow, path: string, folder: string, control: TaskControl) => {
    const outputPath = join(folder, randomUUID());
    try {
      return { ...(await normalize(path, outputPath, control)), path: outputPath };
    } catch (error) {
      if (error instanceof ImageError && isLasting(error.code)) {
        const { code, reason } = error;
        await repository.markUnreadable(parts.db, object.id, { code, reason });
      }
      throw error;
    }
  };
};

/** The picture is at fault. A decoding time-out counts too: only crafted pictures are that slow. */
const isLasting = (code: ImageError['code']): code is ErrorCode =>
  code === 'EngineTimeout' || (code !== 'Canceled' && !mayPassLater(code));
