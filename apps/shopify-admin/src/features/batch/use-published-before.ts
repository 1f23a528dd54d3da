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

/** After a reload: a picture that was replaced since the batch began is in the store already. */
export function usePublishedBefore(batch: Batch, results: readonly Result[]): void {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['published-of-batch', batch.id],
    queryFn: () => readPublications(api, batch.created_at),
    enabled: results.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // What this page did itself is newer than what was read.
  const mark = useEffectEvent((publications: readonly Publication[]) => {
    const { entries } = publishStore.snapshot();
    const standing = publications.filter(({ status }) => status === 'published');
    const files = new Set(standing.map(({ file_id: id }) => id));
    for (const { id, shopify_file_id: fileId } of results) {
      if (fileId === null || entries.has(id) || !files.has(fileId)) continue;
      publishStore.set(id, { state: 'published', fileId });
    }
  });
  useEffect(() => {
    if (data) mark(data);
  }, [data]);
}
