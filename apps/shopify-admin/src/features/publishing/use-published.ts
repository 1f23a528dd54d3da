import { publicationsQuery } from '@tintory/api-client';
import type { Job, Publication } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { publishedHere } from './published-here.ts';

/** Number of a product's latest publications that are searched for a result. */
const limit = 20;

/**
 * The newest active publication of a result, unchanged or edited; null if there is none.
 *
 * @param productId null for a result without a product: it may have been published from this page
 *   to a chosen one
 */
export function usePublished(job: Job | null, productId: string | null): Publication | null {
  const api = useApi();
  const results = new Set(job?.outputs.map(({ object_id: id }) => id));
  const known = useSyncExternalStore(publishedHere.subscribe, publishedHere.snapshot);
  const here = known.filter(({ resultId }) => results.has(resultId));
  const place = productId ?? here[0]?.productId ?? null;
  const { data } = useInfiniteQuery({
    ...publicationsQuery(api, { product_id: place ?? '', limit }),
    enabled: job !== null && place !== null,
  });
  const objects = new Set([...results, ...here.map(({ objectId }) => objectId)]);
  const rows = data?.pages[0]?.rows ?? [];
  return (
    rows.find(({ status, object_id: id }) => status === 'published' && id && objects.has(id)) ??
    null
  );
}
