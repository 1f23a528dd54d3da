import { uploadRules } from '@tintory/contract';
import { createUpload } from './create-upload.ts';
import { downloadLink, thumbnailLink, viewLink } from './object-links.ts';
import * as repository from './objects.repository.ts';
import { assertUsable, isThere, listAll, nameOf } from './own-objects.ts';
import { createObjectRemover } from './remove-objects.ts';
import type { UploadsParts } from './uploads-parts.ts';

export type UploadsService = ReturnType<typeof createUploadsService>;

/** Uploads and downloads, for the owner alone. */
export function createUploadsService(parts: UploadsParts) {
  const { db, now } = parts;
  const remove = createObjectRemover(parts);

  return {
    create: createUpload(parts),
    downloadLink: downloadLink(parts),
    viewLink: viewLink(parts),
    thumbnailLink: thumbnailLink(parts),
    nameOf: nameOf(parts),
    assertUsable: assertUsable(parts),
    isThere: isThere(parts),
    listAll: listAll(parts),

    /** Keeps pictures that something else of the user shows for as long as that. */
    keepUntil: (userId: string, objectIds: string[], until: Date): Promise<void> =>
      repository.keepUntil(db, userId, objectIds, until),

    remove: remove.now,

    removeAll: async (userId: string): Promise<void> => {
      const all = await repository.listObjectsOf(db, userId);
      await remove.now(all.map(({ id }) => id));
    },

    /** Deletes objects past their retention; returns how many. */
    sweep: async (limit = 200): Promise<number> => {
      const ids = await repository.listExpired(db, now(), limit);
      await remove.now(ids);
      await remove.rest();
      // Twice the tolerance: an older request is refused for its timestamp.
      const tolerance = 2 * uploadRules.timestampToleranceSeconds * 1_000;
      await repository.deleteNoncesBefore(db, new Date(+now() - tolerance));
      return ids.length;
    },
  };
}
