import type { Api } from '@tintory/api-client';
import type { Batch, Publication } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Result } from './publish-results.ts';
import { publishStore } from './publish-store.ts';

const perCall = 50;

/** What was published since a moment, the newest first. */
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

/**
 * After a reload: what of a batch is in the store already, in place of a picture or added. True once
 * that is known, or could not be found out.
 */
export function usePublishedBefore(batch: Batch, results: readonly Result[]): boolean {
  const api = useApi();
  const { data, isPending } = useQuery({
    queryKey: ['published-of-batch', batch.id],
    queryFn: () => readPublications(api, batch.created_at),
    enabled: results.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // What this page did itself is newer than what was read.
  const mark = useEffectEvent((publications: readonly Publication[]) => {
    const { entries } = publishStore.snapshot();
    const standing = publications.filter(({ status }) => status === 'published');
    const objects = new Set(standing.map(({ object_id: id }) => id));
    for (const { id, outputs } of results) {
      const output = outputs.find(({ object_id: objectId }) => objects.has(objectId));
      if (!output || entries.has(id)) continue;
      publishStore.set(id, { state: 'published', objectId: output.object_id });
    }
  });
  useEffect(() => {
    if (data) mark(data);
  }, [data]);
  return !isPending;
}
