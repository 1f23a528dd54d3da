import { pictureIds } from '@tintory/catalog';
import * as items from './batch-items.repository.ts';
import { publishBatch } from './batch-changed.ts';
import * as repository from './batches.repository.ts';
import type { BatchesParts } from './batches-parts.ts';
import { cancelBatch } from './cancel-batch.ts';

/** Forgets a batch with its jobs and their files. */
export const removeBatch = (parts: BatchesParts) => {
  const { db, events, jobs, reader, uploads, findTool } = parts;
  const cancel = cancelBatch(parts);

  return async (userId: string, id: string): Promise<void> => {
    const batch = await reader.own(userId, id);
    await cancel(userId, id);
    const func = findTool(batch.toolId)?.functions.find((one) => one.id === batch.funcId);
    const options = Object.fromEntries(batch.inputs.map(({ key, value }) => [key, value]));
    const pictures = pictureIds(func?.fields ?? [], options).map(({ objectId }) => objectId);
    const objectIds = await db.transaction(async (tx) => {
      const all = [...pictures, ...(await items.listInputs(tx, id))];
      const leaving = await jobs.removeOfBatch(tx, batch, all);
      await repository.deleteBatch(tx, id);
      await publishBatch(events, tx, batch);
      return leaving;
    });
    await uploads.remove(objectIds);
  };
};
