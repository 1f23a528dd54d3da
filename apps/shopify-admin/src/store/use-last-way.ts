import { publicationsQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A result replaces the picture it was made from, or is added to the product. */
export type Way = 'replace' | 'add';

export const wayOf = (value: string): Way => (value === 'add' ? 'add' : 'replace');

/**
 * The publish mode of the last publication, until another one is chosen. It is read from the API,
 * since a framed page may have no storage.
 */
export function useLastWay() {
  const api = useApi();
  const { data, isPending } = useInfiniteQuery(publicationsQuery(api, { limit: 1 }));
  const [chosen, choose] = useState<Way | null>(null);
  const last = data?.pages[0]?.rows[0];
  const lastWay = last && last.before_url === null ? 'add' : 'replace';
  return { way: chosen ?? lastWay, choose, known: chosen !== null || !isPending };
}
