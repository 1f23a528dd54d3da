import { uploadRules, type DownloadLinkResult } from '@tintory/contract';
import { AppError } from '../../platform/errors.ts';
import { contentDisposition } from './file-name.ts';
import * as repository from './objects.repository.ts';
import { thumbnailKey, thumbnailType } from './thumbnail.ts';
import { dayMs, type UploadsParts } from './uploads-parts.ts';

type Parts = Pick<UploadsParts, 'db' | 'storage' | 'now'>;

/** When a signed URL that is made now ends. */
export const urlEnd = (now: Date): Date => new Date(+now + uploadRules.urlValiditySeconds * 1_000);

/**
 * A link that saves the object to the owner's disk.
 *
 * @throws AppError `NotFound`
 */
export const downloadLink =
  ({ db, storage, now }: Parts) =>
  async (userId: string, objectId: string): Promise<DownloadLinkResult> => {
    const object = await repository.findObject(db, userId, objectId);
    if (!object || object.expiresAt <= now()) throw new AppError('NotFound');
    const expiresAt = urlEnd(now());
    const url = await storage.createGetUrl({
      objectId: repository.storageKey(object),
      contentType: object.contentType,
      contentDisposition: contentDisposition('attachment', object.fileName),
      expiresAt,
    });
    return { url, expires_at: expiresAt.toISOString() };
  };

/** A link that shows what lies under a key in a page. */
export const viewLink =
  ({ storage, now }: Parts) =>
  (key: string, contentType: string): Promise<string> =>
    storage.createGetUrl({
      objectId: key,
      contentType,
      contentDisposition: 'inline',
      // Whole days, so that the URL stays the same and browsers can cache the picture.
      expiresAt: new Date(Math.ceil(+now() / dayMs) * dayMs + dayMs),
    });

/** A link that shows an object's small picture, where it has one. */
export const thumbnailLink = (parts: Parts) => {
  const link = viewLink(parts);
  return (objectId: string): Promise<string> => link(thumbnailKey(objectId), thumbnailType);
};
