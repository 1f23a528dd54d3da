import { brokenLine, retry, type Api } from '@tintory/api-client';
import { batchRules, type NewBatchItem } from '@tintory/contract';

/** Gives a batch photos that need no upload, as many at a time as a call takes. */
export async function handOver(
  api: Pick<Api, 'batches'>,
  batchId: string,
  items: readonly NewBatchItem[],
): Promise<void> {
  const size = batchRules.maxItemsPerCall;
  for (let from = 0; from < items.length; from += size) {
    const group = items.slice(from, from + size);
    const complete = from + size >= items.length;
    await retry(() => api.batches.add(batchId, { items: group, complete }), brokenLine);
  }
}
