import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../../platform/errors.ts';
import { defaultFileName } from '../../uploads/file-name.ts';
import type { StoreCalls } from '../client/store-calls.ts';
import {
  createFiles,
  deleteFiles,
  keepOldFile,
  stageUpload,
  storeFile,
  updateFiles,
} from '../graphql/files.ts';
import type {
  CreateFilesMutation,
  DeleteFilesMutation,
  KeepOldFileMutation,
  StageUploadMutation,
  StoreFileQuery,
  UpdateFilesMutation,
} from '../graphql/store-api.generated.ts';

export type StoreFile = Extract<StoreFileQuery['node'], { __typename: 'MediaImage' }>;
type StagedTarget = NonNullable<
  NonNullable<StageUploadMutation['stagedUploadsCreate']>['stagedTargets']
>[number];

/** A store takes a second or two over a picture; somebody waits for the answer. */
const waitMs = 20_000;
const pauseMs = 250;
const longestPauseMs = 2_000;
const uploadMs = 60_000;

export type NewStoreFile = { originalSource: string; alt: string };

export type StoreFiles = ReturnType<typeof createStoreFiles>;

/** The files of a store: pictures go in, are changed, and go. */
export function createStoreFiles(calls: StoreCalls) {
  async function read(shop: string, id: string): Promise<StoreFile | undefined> {
    const { node } = await calls.call<StoreFileQuery>(shop, storeFile, { id });
    return node?.__typename === 'MediaImage' ? node : undefined;
  }

  async function update(shop: string, file: Record<string, unknown>): Promise<void> {
    const variables = { files: [file] };
    const { fileUpdate } = await calls.call<UpdateFilesMutation>(shop, updateFiles, variables);
    assertTaken(fileUpdate);
  }

  return {
    read,

    /** Hands bytes over; the address under which the store then finds them. */
    stage: async (shop: string, path: string): Promise<string> => {
      const type = (await fileTypeFromFile(path))?.mime ?? 'application/octet-stream';
      // Backed by the file: it is read while it is sent.
      const blob = await openAsBlob(path, { type });
      const filename = defaultFileName(type);
      const input = {
        filename,
        mimeType: type,
        fileSize: String(blob.size),
        httpMethod: 'POST',
        resource: 'IMAGE',
      };
      const { stagedUploadsCreate: made } = await calls.call<StageUploadMutation>(
        shop,
        stageUpload,
        { input: [input] },
      );
      assertTaken(made);
      const target = made?.stagedTargets?.[0];
      if (!target?.url || !target.resourceUrl) throw new AppError('ProviderUnavailable');
      await send(target.url, target, blob, filename);
      return target.resourceUrl;
    },

    create: async (shop: string, files: NewStoreFile[]): Promise<string[]> => {
      const given = files.map((file) => ({ ...file, contentType: 'IMAGE' }));
      const { fileCreate } = await calls.call<CreateFilesMutation>(shop, createFiles, {
        files: given,
      });
      assertTaken(fileCreate);
      return fileCreate?.files?.map(({ id }) => id) ?? [];
    },

    replace: (shop: string, id: string, file: NewStoreFile): Promise<void> =>
      update(shop, { id, ...file }),

    attach: (shop: string, id: string, productId: string): Promise<void> =>
      update(shop, { id, referencesToAdd: [productId] }),

    /** After a replacement that failed: the old picture counts again. */
    keepOld: async (shop: string, id: string): Promise<void> => {
      await calls.call<KeepOldFileMutation>(shop, keepOldFile, { fileIds: [id] });
    },

    remove: async (shop: string, ids: string[]): Promise<void> => {
      const variables = { fileIds: ids };
      const { fileDelete } = await calls.call<DeleteFilesMutation>(shop, deleteFiles, variables);
      assertTaken(fileDelete);
    },

    /** The file once the store has made up its mind; undefined when that takes too long. */
    settled: async (shop: string, id: string): Promise<StoreFile | undefined> => {
      const end = Date.now() + waitMs;
      for (let pause = pauseMs; Date.now() < end; pause = Math.min(pause * 1.5, longestPauseMs)) {
        const file = await read(shop, id);
        if (!file || file.fileStatus === 'READY' || file.fileStatus === 'FAILED') return file;
        await sleep(pause);
      }
      return undefined;
    },
  };
}

async function send(url: string, target: StagedTarget, blob: Blob, filename: string) {
  const form = new FormData();
  for (const { name, value } of target.parameters) form.set(name, value);
  // The storage reads no field behind the file.
  form.set('file', blob, filename);
  const signal = AbortSignal.timeout(uploadMs);
  const answer = await fetch(url, { method: 'POST', body: form, signal }).catch(
    (cause: unknown) => {
      throw new AppError('ProviderUnavailable', { cause });
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new AppError('PublishRefused', { cause: text });
}

type Refusable = { userErrors: { field: string[] | null; message: string }[] } | null;

/** @throws AppError `PublishRefused` with the store's reasons by field */
function assertTaken(answer: Refusable): void {
  if (!answer) throw new AppError('ProviderUnavailable');
  if (answer.userErrors.length > 0) throw publishRefused(answer.userErrors);
}

export const publishRefused = (reasons: { field?: string[] | null; message: string }[]) =>
  new AppError('PublishRefused', {
    details: Object.fromEntries(
      reasons.map(({ field, message }) => [field?.join('.') || 'store', message]),
    ),
  });
