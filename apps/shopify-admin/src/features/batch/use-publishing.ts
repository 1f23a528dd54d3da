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

/** Processes results until all are done or it is stopped; then refetches the store's list. */
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
    // Restores the state of results that were not reached.
    for (const { id } of wanted) if (over.get(id)?.state === 'waiting') restore(id, entries);
    await client.invalidateQueries(storeFilter);
  };
}

/** Undoes the publication of one result. */
export function useUndoOne(result: Result): () => void {
  const api = useApi();
  const run = useRun();
  return () => {
    const { entries } = publishStore.snapshot();
    const { set } = publishStore;
    void run([result], (signal) => undoResults([result], entries, { api, signal, set }));
  };
}

/** The publish state of a batch, and the actions to publish and undo. */
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
    /** Whether it is known which results are already published. */
    ready,
    running,
    results: results.length,
    published: published.length,
    left,
    /**
     * Number of results to choose from, including unfinished ones, so that the layout is stable.
     */
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
