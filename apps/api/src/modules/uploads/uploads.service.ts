import {
  brand,
  retentionDays,
  storageQuota,
  uploadRules,
  type CreateUploadBody,
  type CreateUploadResult,
  type DownloadLinkResult,
} from '@tintory/contract';
import { editorFunctions, type ToolDefinition } from '@tintory/catalog';
import { verifyUpload } from '@tintory/upload-signing';
import type { Auth } from '../../platform/auth.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { contentDisposition, readFileName } from './file-name.ts';
import * as repository from './objects.repository.ts';
import { createObjectRemover } from './remove-objects.ts';
import { thumbnailKey, thumbnailType } from './thumbnail.ts';

const day = 24 * 60 * 60 * 1_000;
/** Uploads that no job, batch or publication takes in within this are dropped. */
const unusedMs = 60 * 60_000;

export type UploadsService = ReturnType<typeof createUploadsService>;

type Dependencies = {
  db: Database;
  storage: Storage;
  /** The key that signs upload requests of a session. */
  uploadKey: (sessionId: string) => string;
  findTool: (id: string) => ToolDefinition | undefined;
  onError: (error: unknown) => void;
  now: () => Date;
};

/** Takes pictures in and hands results out, to their owner alone. */
export function createUploadsService(dependencies: Dependencies) {
  const { db, storage, uploadKey, findTool, onError, now } = dependencies;
  const urlEnd = () => new Date(+now() + uploadRules.urlValiditySeconds * 1_000);

  function checkFunction({ tool_id: toolId, func_id: funcId }: CreateUploadBody): void {
    const known = editorFunctions(toolId) ?? findTool(toolId)?.functions.map(({ id }) => id) ?? [];
    if (known.includes(funcId)) return;
    const detail = { text: 'noFunction', known: known.join(', ') } as const;
    throw new AppError('InvalidInput', { details: { func_id: detail } });
  }

  async function checkSignature(auth: Auth, body: CreateUploadBody): Promise<void> {
    const age = Math.abs(+now() / 1_000 - Number(body.timestamp));
    const terms = {
      contentType: body.content_type,
      fileName: body.file_name,
      fileSize: body.file_size,
      nonce: body.nonce,
      timestamp: body.timestamp,
    };
    if (!(await verifyUpload(terms, body.hmac, uploadKey(auth.sessionId)))) {
      throw new AppError('BadSignature');
    }
    if (age > uploadRules.timestampToleranceSeconds) throw new AppError('StaleTimestamp');
    const fresh = await repository.useNonce(db, auth.sessionId, body.nonce, now());
    if (!fresh) throw new AppError('ReplayedNonce');
  }

  /** A link that shows what lies under a key in a page. */
  const showLink = (key: string, contentType: string): Promise<string> =>
    storage.createGetUrl({
      objectId: key,
      contentType,
      contentDisposition: 'inline',
      // Whole days, so that a browser's cache knows the picture again at the next reading.
      expiresAt: new Date(Math.ceil(+now() / day) * day + day),
    });

  const remove = createObjectRemover({ db, storage, onError, now });

  /** Promises a place within what one account may keep; promises at the same moment count each other. */
  const promise = (object: Parameters<typeof repository.insertObject>[1]) =>
    db.transaction(async (tx) => {
      const { userId, bytes, createdAt } = object;
      await repository.lockUploadsOf(tx, userId);
      const stored = await repository.sumBytesOf(tx, userId, new Date(+createdAt - day));
      const isTooMuch =
        stored.all + bytes > storageQuota.bytes ||
        stored.recent + bytes > storageQuota.dailyUploadBytes;
      if (isTooMuch) throw new AppError('QuotaReached');
      return repository.insertObject(tx, object);
    });

  return {
    /**
     * Promises a place for exactly one file.
     *
     * @throws AppError `QuotaReached`, or `StorageFull` while the disk has little room
     */
    create: async (auth: Auth, body: CreateUploadBody): Promise<CreateUploadResult> => {
      checkFunction(body);
      await checkSignature(auth, body);
      const fileName = readFileName(body.file_name, body.content_type);
      await storage.assertRoom();
      const object = await promise({
        userId: auth.userId,
        kind: 'input',
        status: 'pending',
        fileName,
        contentType: body.content_type,
        bytes: body.file_size,
        toolId: body.tool_id,
        funcId: body.func_id,
        createdAt: now(),
        expiresAt: new Date(+now() + unusedMs),
      });
      const disposition = contentDisposition('attachment', fileName);
      const url = await storage.createPutUrl({
        objectId: object.id,
        bytes: object.bytes,
        contentType: object.contentType,
        contentDisposition: disposition,
        expiresAt: urlEnd(),
      });
      return { content_disposition: disposition, object_id: object.id, upload_signed_url: url };
    },

    /** A link that saves the object to the owner's disk. @throws AppError `NotFound` */
    downloadLink: async (userId: string, objectId: string): Promise<DownloadLinkResult> => {
      const object = await repository.findObject(db, userId, objectId);
      if (!object || object.expiresAt <= now()) throw new AppError('NotFound');
      const expiresAt = urlEnd();
      const url = await storage.createGetUrl({
        objectId: repository.storageKey(object),
        contentType: object.contentType,
        contentDisposition: contentDisposition('attachment', object.fileName),
        expiresAt,
      });
      return { url, expires_at: expiresAt.toISOString() };
    },

    /** A link that shows the object in a page. */
    viewLink: showLink,

    /** A link that shows an object's small picture, where it has one. */
    thumbnailLink: (objectId: string): Promise<string> =>
      showLink(thumbnailKey(objectId), thumbnailType),

    /** What the person called a picture; undefined for one of ours, which has no name of its own. */
    nameOf: async (userId: string, objectId: string): Promise<string | undefined> => {
      const object = await repository.findObject(db, userId, objectId);
      if (object?.kind !== 'input') return undefined;
      const { fileName } = object;
      return fileName.startsWith(brand.defaultFileStem) ? undefined : fileName;
    },

    /**
     * Refuses, by field, an object that is not the user's or never arrived; one that is used is kept
     * for the time of inputs.
     */
    assertUsable: async (userId: string, objectId: string, field: string): Promise<void> => {
      const object = await repository.findObject(db, userId, objectId);
      if (!object || object.expiresAt <= now()) {
        throw new AppError('NotFound', { details: { [field]: { text: 'noSuchPicture' } } });
      }
      const size = await storage.size(repository.storageKey(object));
      if (size === undefined || (object.status === 'pending' && size !== object.bytes)) {
        throw new AppError('InvalidInput', { details: { [field]: { text: 'neverUploaded' } } });
      }
      if (object.status === 'pending') {
        await repository.extendUnused(db, objectId, new Date(+now() + retentionDays.inputs * day));
      }
    },

    /** Keeps pictures that something else of the user shows for as long as that. */
    keepUntil: (userId: string, objectIds: string[], until: Date): Promise<void> =>
      repository.keepUntil(db, userId, objectIds, until),

    /** Whether the user's object is there, with its bytes. */
    isThere: async (userId: string, objectId: string): Promise<boolean> => {
      const object = await repository.findObject(db, userId, objectId);
      if (!object || object.expiresAt <= now()) return false;
      return (await storage.size(repository.storageKey(object))) !== undefined;
    },

    remove: remove.now,

    removeAll: async (userId: string): Promise<void> => {
      const all = await repository.listObjectsOf(db, userId);
      await remove.now(all.map(({ id }) => id));
    },

    /** The user's stored pictures, each to be opened when it is needed. */
    listAll: async (userId: string, limit: number) =>
      (await repository.listObjectsOf(db, userId, limit))
        .filter(({ status }) => status === 'ready')
        .map((object) => ({
          name: `${object.id}-${object.fileName}`,
          open: () => storage.openRead(repository.storageKey(object)),
        })),

    /** Removes what retention no longer covers; answers how many objects that were. */
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
