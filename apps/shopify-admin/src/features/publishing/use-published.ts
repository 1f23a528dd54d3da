import { publicationsQuery } from '@tintory/api-client';
import type { Job, Publication } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useInfiniteQuery } from '@tanstack/react-query';

/** How far back a result is looked for among what went into its product. */
const limit = 20;

/** The newest publication of a result that stands in the product; null where there is none. */
export function usePublished(job: Job | null, productId: string | null): Publication | null {
  const api = useApi();
  const { data } = useInfiniteQuery({
    ...publicationsQuery(api, { product_id: productId ?? '', limit }),
    enabled: job !== null && productId !== null,
  });
  const results = new Set(job?.outputs.map(({ object_id: id }) => id));
  const rows = data?.pages[0]?.rows ?? [];
  return (
    rows.find(({ status, object_id: id }) => status === 'published' && id && results.has(id)) ??
    null
  );
}
