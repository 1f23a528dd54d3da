import { createReadStream } from 'node:fs';
import { access, copyFile, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageLimits } from '@tintory/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Storage } from './storage.ts';
import type { UrlSigner } from './url-signer.ts';

/** About the size of a thumbnail. */
const probe = new Uint8Array(100_000);

/** For the largest picture as it is sent, as it is kept, and two results. */
const leastRoom = 4 * imageLimits.maxBytes;

/** @throws what writing would throw a little later; a file system that does not tell has room */
async function assertRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize, blocks } = await statfs(folder);
  if (blocks === 0 || bavail * bsize >= leastRoom) return;
  throw Object.assign(new Error('Hardly any room is left for pictures.'), { code: 'ENOSPC' });
}

/** A path below the folder; only ids reach it, so no outside text becomes a file name. */
export function objectPath(folder: string, objectId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(objectId)) throw new Error('An object id is a UUID.');
  // The last characters of a UUIDv7 are random and spread evenly; the first are the time.
  return join(folder, objectId.slice(-2), objectId);
}

/** A path in the same file system, so that moving the file is atomic. */
export async function temporaryPath(folder: string): Promise<string> {
  const place = join(folder, 'incoming');
  await mkdir(place, { recursive: true });
  return join(place, uuidv7());
}

/** Objects as files; the API itself answers the signed URLs. */
export function createDiskStorage(folder: string, origin: string, signer: UrlSigner): Storage {
  const url = (method: 'PUT' | 'GET', terms: object) =>
    Promise.resolve(`${origin}/objects?terms=${signer.sign({ method, ...terms })}`);
  return {
    createPutUrl: ({ expiresAt, ...terms }) => url('PUT', { ...terms, expires: +expiresAt }),
    createGetUrl: ({ expiresAt, ...terms }) => url('GET', { ...terms, expires: +expiresAt }),
    size: async (objectId) => {
      try {
        return (await stat(objectPath(folder, objectId))).size;
      } catch {
        return undefined;
      }
    },
    openRead: async (objectId) => {
      const path = objectPath(folder, objectId);
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      return isThere ? createReadStream(path) : undefined;
    },
    writeFrom: async (objectId, path) => {
      const target = objectPath(folder, objectId);
      const temporary = await temporaryPath(folder);
      await mkdir(dirname(target), { recursive: true });
      try {
        await copyFile(path, temporary);
        await rename(temporary, target);
      } catch (cause) {
        await rm(temporary, { force: true });
        throw cause;
      }
    },
    copyTo: (objectId, path) => copyFile(objectPath(folder, objectId), path),
    remove: (objectId) => rm(objectPath(folder, objectId), { force: true }),
    assertRoom: () => assertRoom(folder),
    check: async () => {
      await assertRoom(folder);
      // A read-only disk can still be listed and read.
      const temporary = await temporaryPath(folder);
      try {
        await writeFile(temporary, probe);
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}
