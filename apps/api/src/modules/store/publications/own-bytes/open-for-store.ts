import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../../platform/storage/storage.ts';
import type { PicturesService } from '../../../uploads/pictures.service.ts';
import { stripPicture } from './strip-picture.ts';

type Dependencies = { pictures: PicturesService; storage: Storage };
type Place = { userId: string; objectId: string; folder: string };

/**
 * A picture of the user's as a file for a store. What was made in the browser keeps the format and the
 * size its maker chose; what cannot go as it is goes as the clean PNG that the tools work with.
 *
 * @returns path of a file inside `folder`
 */
export async function openForStore(
  { pictures, storage }: Dependencies,
  { userId, objectId, folder }: Place,
): Promise<string> {
  const { signal } = new AbortController();
  const sent = join(folder, 'sent');
  const isThere = (await storage.size(objectId)) !== undefined;
  if (isThere) await storage.copyTo(objectId, sent);
  // Refuses files that are not pictures; afterwards the object is the cleaned picture and the
  // upload is deleted.
  const { path: clean } = await pictures.openObject(userId, objectId, folder, { signal });
  const stripped = isThere ? await stripPicture(await readFile(sent)) : null;
  if (!stripped) return clean;
  const own = join(folder, 'own');
  await writeFile(own, stripped.bytes);
  // The exact bytes that are deleted: an upload's URL stays writable for a while.
  const isSound = await pictures.shrink(own, join(folder, 'small'), { signal }).then(
    () => true,
    () => false,
  );
  if (!isSound) return clean;
  // For a second try; under its own id it goes whenever the object does.
  if ((await storage.size(objectId)) === undefined) {
    await storage.writeFrom(objectId, own, stripped.contentType);
  }
  return own;
}
