import { editorFunctions } from '@tintory/catalog';
import {
  storageQuota,
  uploadRules,
  type CreateUploadBody,
  type CreateUploadResult,
} from '@tintory/contract';
import { verifyUpload } from '@tintory/upload-signing';
import type { Auth } from '../../platform/auth.ts';
import { AppError } from '../../platform/errors.ts';
import { contentDisposition, readFileName } from './file-name.ts';
import { urlEnd } from './object-links.ts';
import * as repository from './objects.repository.ts';
import type { ObjectRow } from './objects.repository.ts';
import { dayMs, type UploadsParts } from './uploads-parts.ts';

/** Unused uploads are deleted after this time. */
const unusedMs = 60 * 60_000;

/**
 * Reserves storage for exactly one file.
 *
 * @throws AppError `QuotaReached`, or `StorageFull` while the disk has little room
 */
export const createUpload = (parts: UploadsParts) => {
  const { storage, now } = parts;
  const checkSignature = assertSigned(parts);
  const promise = promisePlace(parts);

  return async (auth: Auth, body: CreateUploadBody): Promise<CreateUploadResult> => {
    assertFunction(parts, body);
    await checkSignature(auth, body);
    const fileName = readFileName(body.file_name, body.content_type);
    await storage.assertRoom();
    const object = await promise({
      ...{ userId: auth.userId, kind: 'input', status: 'pending', fileName },
      ...{ contentType: body.content_type, bytes: body.file_size },
      ...{ toolId: body.tool_id, funcId: body.func_id },
      ...{ createdAt: now(), expiresAt: new Date(+now() + unusedMs) },
    });
    const disposition = contentDisposition('attachment', fileName);
    const url = await storage.createPutUrl({
      objectId: object.id,
      bytes: object.bytes,
      contentType: object.contentType,
      contentDisposition: disposition,
      expiresAt: urlEnd(now()),
    });
    return { content_disposition: disposition, object_id: object.id, upload_signed_url: url };
  };
};

function assertFunction(
  { findTool }: UploadsParts,
  { tool_id: toolId, func_id: funcId }: CreateUploadBody,
): void {
  const known = editorFunctions(toolId) ?? findTool(toolId)?.functions.map(({ id }) => id) ?? [];
  if (known.includes(funcId)) return;
  const detail = { text: 'noFunction', known: known.join(', ') } as const;
  throw new AppError('InvalidInput', { details: { func_id: detail } });
}

/** @throws AppError `BadSignature`, `StaleTimestamp` or `ReplayedNonce` */
const assertSigned =
  ({ db, uploadKey, now }: UploadsParts) =>
  async (auth: Auth, body: CreateUploadBody): Promise<void> => {
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
  };

/** Reserves storage within the account's quota; parallel reservations count each other. */
const promisePlace =
  ({ db }: UploadsParts) =>
  (object: Parameters<typeof repository.insertObject>[1]): Promise<ObjectRow> =>
    db.transaction(async (tx) => {
      const { userId, bytes, createdAt } = object;
      await repository.lockUploadsOf(tx, userId);
      const stored = await repository.sumBytesOf(tx, userId, new Date(+createdAt - dayMs));
      const isTooMuch =
        stored.all + bytes > storageQuota.bytes ||
        stored.recent + bytes > storageQuota.dailyUploadBytes;
      if (isTooMuch) throw new AppError('QuotaReached');
      return repository.insertObject(tx, object);
    });
