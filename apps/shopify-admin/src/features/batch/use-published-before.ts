import type { Api } from '@tintory/api-client';
import type { Batch, Publication } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Result } from './publish-results.ts';
import { publishStore } from './publish-store.ts';

const perCall = 50;

/** Publications since a time, newest first. */
async function readPublications(api: Pick<Api, 'store'>, since: string): Promise<Publication[]> {
  const found: Publication[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: perCall, ...(cursor !== null && { cursor }) };
    const { rows, pageInfo } = await api.store.publications(query);
    const late = rows.filter(({ created_at: created }) => created >= since);
    found.push(...late);
    const isOver = late.length < rows.length || !pageInfo.has_next_page;
    cursor = isOver ? null : pageInfo.end_cursor;
  } while (cursor !== null);
  return found;
}

const publishedQuery = (api: Pick<Api, 'store'>, { id, created_at: since }: Batch) => ({
  // Invalidated together with the other store queries.
  queryKey: ['store', 'published-of-batch', id, since] as const,
  queryFn: () => readPublications(api, since),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Marks one result by the store's list; the state of a run on this page is newer and stays. */
function markOne({ id, outputs }: Result, publications: readonly Publication[]): void {
  const isOne = ({ object_id: objectId }: Publication) =>
    outputs.some((output) => output.object_id === objectId);
  const mine = publications.filter(isOne);
  const standing = mine.find(({ status }) => status === 'published');
  const state = publishStore.snapshot().entries.get(id)?.state ?? 'undone';
  if (standing && state === 'undone') {
    publishStore.set(id, { state: 'published', objectId: standing.object_id });
  }
  if (!standing && mine.length > 0 && state === 'published') {
    publishStore.set(id, { state: 'undone' });
  }
}

/**
 * Restores a batch's publish state (replaced or added pictures) from the store's list: after a
 * reload, or when single results were published or undone. True once it is loaded or has failed.
 */
export function usePublishedBefore(batch: Batch, results: readonly Result[]): boolean {
  const api = useApi();
  const { data, isPending } = useQuery({
    ...publishedQuery(api, batch),
    enabled: results.length > 0,
  });
  const mark = useEffectEvent((publications: readonly Publication[]) => {
    for (const result of results) markOne(result, publications);
  });
  useEffect(() => {
    if (data) mark(data);
  }, [data]);
  return !isPending;
}
