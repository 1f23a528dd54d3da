import type { Readable } from 'node:stream';
import { toolIds, type ToolDefinition } from '@tintory/catalog';
import { uploadRules, type BatchArchive } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { textsOf } from '../../platform/messages.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UrlSigner } from '../../platform/storage/url-signer.ts';
import { streamZip, type ZipEntry } from '../../platform/stream-zip.ts';
import { createArchiveNames } from './archive-names.ts';
import * as items from './batch-items.repository.ts';
import * as repository from './batches.repository.ts';

type Dependencies = {
  db: Database;
  signer: UrlSigner;
  storage: Storage;
  apiOrigin: string;
  findTool: (id: string) => ToolDefinition | undefined;
  now: () => Date;
};

const signedTerms = z.object({
  batchId: z.uuid(),
  userId: z.uuid(),
  fileName: z.string(),
  expires: z.number(),
});

/** All results of a batch as one ZIP, by an address that a browser can open as it is. */
export function createBatchArchiver(dependencies: Dependencies) {
  const { db, signer, storage, apiOrigin, findTool, now } = dependencies;

  async function titleOf(toolId: string, language: Language): Promise<string> {
    const { tools } = await textsOf(language);
    const known = toolIds.find((id) => id === toolId);
    return known ? tools[known].title : (findTool(toolId)?.texts.title ?? toolId);
  }

  async function listEntries(batchId: string): Promise<ZipEntry[]> {
    const nameThem = createArchiveNames();
    const done = await items.listResults(db, batchId);
    return done.flatMap(({ name, outputs }) => {
      const names = nameThem(
        name,
        outputs.map(({ contentType }) => contentType),
      );
      return outputs.map(({ objectId }, place) => ({
        name: String(names[place]),
        compress: false,
        open: () => storage.openRead(objectId),
      }));
    });
  }

  return {
    link: async (userId: string, batchId: string, language: Language): Promise<BatchArchive> => {
      const batch = await repository.findBatch(db, userId, batchId);
      if (!batch) throw new AppError('NotFound');
      const expires = +now() + uploadRules.urlValiditySeconds * 1_000;
      const fileName = `${await titleOf(batch.toolId, language)}.zip`;
      const terms = signer.sign({ batchId, userId, fileName, expires });
      return {
        url: `${apiOrigin}/api/batches/${batchId}/archive?terms=${terms}`,
        expires_at: new Date(expires).toISOString(),
      };
    },

    /** The signature is the whole permission, for the one batch it names. */
    open: async (batchId: string, token: string): Promise<{ fileName: string; zip: Readable }> => {
      const { success, data: terms } = signedTerms.safeParse(signer.read(token));
      if (!success || terms.batchId !== batchId) throw new AppError('BadSignature');
      if (terms.expires < +now()) throw new AppError('StaleTimestamp');
      if (!(await repository.findBatch(db, terms.userId, batchId))) throw new AppError('NotFound');
      return { fileName: terms.fileName, zip: streamZip(await listEntries(batchId)) };
    },
  };
}
