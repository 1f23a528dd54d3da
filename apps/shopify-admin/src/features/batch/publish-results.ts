import { busyStore, retry, type Api } from '@tintory/api-client';
import type { BatchItem, JobOutput, Publication, StoreImage } from '@tintory/contract';
import { readImages } from '../../store/store-images.ts';
import { storeProblem } from '../../store/store-problem.ts';
import type { Way } from '../../store/use-last-way.ts';
import type { Entry } from './publish-store.ts';

/** A result that belongs to a product of the store. */
export type Result = BatchItem & { shopify_product_id: string };

type Work = {
  api: Pick<Api, 'store'>;
  signal: AbortSignal;
  set: (itemId: string, entry: Partial<Entry> & Pick<Entry, 'state'>) => void;
};

/** Finished, not deleted, and from a product. */
export const isResult = (item: BatchItem): item is Result =>
  item.status === 'succeeded' && item.outputs.length > 0 && item.shopify_product_id !== null;

/** Not finished, and from a product. */
export const isAwaited = ({ status, shopify_product_id: productId }: BatchItem): boolean =>
  ['waiting', 'running'].includes(status) && productId !== null;

/** The picked output of a result; the first by default. */
export const pickedOutput = (
  { id, outputs }: BatchItem,
  picks: ReadonlyMap<string, number>,
): JobOutput | undefined => outputs[picks.get(id) ?? 0];

/** Errors with which the remaining results would fail too. */
const endsAll = (error: unknown) =>
  ['StoreGone', 'Offline', 'OutcomeUnknown'].includes(storeProblem(error));

/** Reads the pictures of a product once, however many of them take part. */
function createAlts({ api, signal }: Work) {
  const known = new Map<string, Promise<StoreImage[]>>();
  return async ({ shopify_product_id: productId, shopify_file_id: fileId }: Result) => {
    if (fileId === null) return '';
    const images =
      known.get(productId) ?? readImages(api, productId, Number.POSITIVE_INFINITY, signal);
    known.set(productId, images);
    return (await images).find(({ id }) => id === fileId)?.alt ?? '';
  };
}

type Wishes = {
  way: Way;
  alts: ReadonlyMap<string, string>;
  picks: ReadonlyMap<string, number>;
};

/**
 * Publishes results one by one with the original pictures' alt texts, unless `alts` has another.
 */
export async function publishResults(
  results: readonly Result[],
  { way, alts, picks }: Wishes,
  work: Work,
) {
  const { api, signal, set } = work;
  const altOf = createAlts(work);
  const publishOne = async (result: Result) => {
    const output = pickedOutput(result, picks);
    if (!output) return;
    const body = {
      product_id: result.shopify_product_id,
      object_id: output.object_id,
      file_id: way === 'replace' ? result.shopify_file_id : null,
      alt: alts.get(result.id) ?? (await altOf(result)),
    };
    await retry(() => api.store.updateImage(body), busyStore, signal);
    set(result.id, { state: 'published', objectId: output.object_id });
  };
  await oneByOne(results, work, 'publishing', publishOne);
}

/** Undoes publications; one that is no longer listed counts as undone. */
export async function undoResults(
  results: readonly Result[],
  entries: ReadonlyMap<string, Entry>,
  work: Work,
) {
  const { api, signal, set } = work;
  const undoOne = async ({ id, shopify_product_id: productId }: Result) => {
    const query = { product_id: productId, limit: 50 };
    const { rows } = await retry(() => api.store.publications(query), busyStore, signal);
    const objectId = entries.get(id)?.objectId;
    const isIt = (row: Publication) => row.object_id === objectId && row.status === 'published';
    const publication = rows.find(isIt);
    if (publication)
      await retry(() => api.store.undoPublication(publication.id), busyStore, signal);
    set(id, { state: 'undone' });
  };
  await oneByOne(results, work, 'undoing', undoOne);
}

async function oneByOne(
  results: readonly Result[],
  { signal, set }: Work,
  state: 'publishing' | 'undoing',
  act: (result: Result) => Promise<void>,
) {
  for (const result of results) {
    if (signal.aborted) return;
    set(result.id, { state });
    try {
      await act(result);
    } catch (error) {
      // After a failed undo the result is still published.
      const then = state === 'undoing' ? 'published' : 'failed';
      set(result.id, { state: then, problem: storeProblem(error) });
      if (endsAll(error)) return;
    }
  }
}
