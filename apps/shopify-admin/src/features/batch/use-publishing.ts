import { storeFilter } from '@tintory/api-client';
import type { Batch, BatchItem } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Way } from '../../store/use-last-way.ts';
import {
  isAwaited,
  isResult,
  publishResults,
  undoResults,
  type Result,
} from './publish-results.ts';
import { publishStore, type Entry } from './publish-store.ts';
import { usePublishedBefore } from './use-published-before.ts';

export const usePublishEntries = () =>
  useSyncExternalStore(publishStore.subscribe, publishStore.snapshot, publishStore.snapshot);

const isIn = (entry: Entry | undefined) => entry?.state === 'published';
const hasFailed = (entry: Entry | undefined) => entry?.state === 'failed';

/** Works on results until all are done or it is stopped; then the store's list is read again. */
function useRun() {
  const client = useQueryClient();
  return async (
    wanted: readonly Result[],
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    const { entries } = publishStore.snapshot();
    for (const { id } of wanted) publishStore.set(id, { state: 'waiting' });
    await publishStore.run(work);
    const over = publishStore.snapshot().entries;
    // Stopped before their turn: they are where they were.
    for (const { id } of wanted) if (over.get(id)?.state === 'waiting') restore(id, entries);
    await client.invalidateQueries(storeFilter);
  };
}

/** Takes one result out of the store again. */
export function useUndoOne(result: Result): () => void {
  const api = useApi();
  const run = useRun();
  return () => {
    const { entries } = publishStore.snapshot();
    const { set } = publishStore;
    void run([result], (signal) => undoResults([result], entries, { api, signal, set }));
  };
}

/** What of a batch is in the store, and the ways there and back. */
export function usePublishing(batch: Batch, items: readonly BatchItem[]) {
  const api = useApi();
  const run = useRun();
  const { entries, alts, leftOut, picks, running } = usePublishEntries();
  const results = items.filter(isResult);
  const ready = usePublishedBefore(batch, results);
  const published = results.filter(({ id }) => isIn(entries.get(id)));
  const left = results.filter(({ id }) => !isIn(entries.get(id)));

  const { set } = publishStore;
  const send = (wanted: readonly Result[], way: Way) =>
    void run(wanted, (signal) =>
      publishResults(wanted, { way, alts, picks }, { api, signal, set }),
    );
  const chosen = left.filter(({ id }) => !leftOut.has(id));
  const failed = left.filter(({ id }) => hasFailed(entries.get(id)));
  return {
    /** Nothing is offered that may be in the store already. */
    ready,
    running,
    results: results.length,
    published: published.length,
    left,
    /** How many there are to choose from, those to come included: they have their place before. */
    offered: left.length + items.filter(isAwaited).length,
    chosen: chosen.length,
    failed: failed.length,
    /** Each reason once. */
    problems: [...new Set(results.flatMap(({ id }) => entries.get(id)?.problem ?? []))],
    chooseAll: (all: boolean) =>
      publishStore.choose(
        left.map(({ id }) => id),
        all,
      ),
    publish: (way: Way) => send(chosen, way),
    retry: (way: Way) => send(failed, way),
    undo: () =>
      void run(published, (signal) => undoResults(published, entries, { api, signal, set })),
    stop: publishStore.stop,
  };
}

export type Publishing = ReturnType<typeof usePublishing>;

function restore(id: string, before: ReadonlyMap<string, Entry>): void {
  const entry = before.get(id);
  if (entry) publishStore.set(id, entry);
  else publishStore.forget([id]);
}
