import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreCalls } from '../client/store-calls.ts';
import { createFiles, deleteFiles, keepOldFile, storeFile, updateFiles } from '../graphql/files.ts';
import type {
  CreateFilesMutation,
  DeleteFilesMutation,
  KeepOldFileMutation,
  StoreFileQuery,
  UpdateFilesMutation,
} from '../graphql/store-api.generated.ts';
import { assertTaken } from './publish-refused.ts';
import { stageFile } from './stage-file.ts';

export type StoreFile = Extract<StoreFileQuery['node'], { __typename: 'MediaImage' }>;

/** A store takes a second or two per picture, while a person waits for the answer. */
const waitMs = 20_000;
const pauseMs = 250;
const longestPauseMs = 2_000;

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

    stage: stageFile(calls),

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

    /** After a failed replacement the old picture counts again. */
    keepOld: async (shop: string, id: string): Promise<void> => {
      await calls.call<KeepOldFileMutation>(shop, keepOldFile, { fileIds: [id] });
    },

    remove: async (shop: string, ids: string[]): Promise<void> => {
      const variables = { fileIds: ids };
      const { fileDelete } = await calls.call<DeleteFilesMutation>(shop, deleteFiles, variables);
      assertTaken(fileDelete);
    },

    /** The file once the store has accepted or refused it; undefined if that takes too long. */
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
