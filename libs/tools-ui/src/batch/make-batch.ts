import type { Api } from '@tintory/api-client';
import type { Batch, CreateBatchBody } from '@tintory/contract';
import { insist, isOffline } from './insist.ts';

/**
 * Makes batches. A line may break after the batch was made: the same wish then goes under the same
 * key, in this call and when the person asks once more, and stays one batch.
 */
export function createBatchMaker() {
  let unanswered: { wish: string; key: string } | undefined;
  return async (api: Pick<Api, 'batches'>, body: CreateBatchBody): Promise<Batch> => {
    const wish = JSON.stringify(body);
    const key = unanswered?.wish === wish ? unanswered.key : crypto.randomUUID();
    const { signal } = new AbortController();
    unanswered = { wish, key };
    try {
      const batch = await insist(() => api.batches.create(body, key), signal);
      unanswered = undefined;
      return batch;
    } catch (error) {
      if (!isOffline(error)) unanswered = undefined;
      throw error;
    }
  };
}
