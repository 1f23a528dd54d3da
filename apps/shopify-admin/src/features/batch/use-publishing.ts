import type { Batch, BatchItem } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isResult, publishResults, undoResults, type Result, type Way } from './publish-results.ts';
import { publishStore, type Entry } from './publish-store.ts';
import { usePublishedBefore } from './use-published-before.ts';

export const usePublishEntries = () =>
  useSyncExternalStore(publishStore.subscribe, publishStore.snapshot, publishStore.snapshot);

const isIn = (entry: Entry | undefined) => entry?.state === 'published';

/** What of a batch is in the store, and the ways there and back. */
export function usePublishing(batch: Batch, items: readonly BatchItem[]) {
  const api = useApi();
  const client = useQueryClient();
  const { entries, alts, running } = usePublishEntries();
  const results = items.filter(isResult);
  usePublishedBefore(batch, results);
  const published = results.filter(({ id }) => isIn(entries.get(id)));
  const left = results.filter(({ id }) => !isIn(entries.get(id)));

  const run = async (
    chosen: readonly Result[],
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    for (const { id } of chosen) publishStore.set(id, { state: 'waiting' });
    await publishStore.run(work);
    const over = publishStore.snapshot().entries;
    // Stopped before their turn: they are where they were.
    for (const { id } of chosen) if (over.get(id)?.state === 'waiting') restore(id, entries);
    await client.invalidateQueries({ queryKey: ['store'] });
  };
  const { set } = publishStore;
  return {
    entries,
    running,
    results: results.length,
    published: published.length,
    left,
    failed: left.filter(({ id }) => entries.get(id)?.state === 'failed').length,
    publish: (way: Way) =>
      void run(left, (signal) => publishResults(left, { way, alts }, { api, signal, set })),
    undo: () =>
      void run(published, (signal) => undoResults(published, entries, { api, signal, set })),
    stop: publishStore.stop,
  };
}

function restore(id: string, before: ReadonlyMap<string, Entry>): void {
  const entry = before.get(id);
  if (entry) publishStore.set(id, entry);
  else publishStore.forget([id]);
}
