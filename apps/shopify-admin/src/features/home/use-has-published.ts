import { publicationsQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Number of publications on the home page. */
export const latest = 3;

/** Whether anything was ever published; undefined while unknown. */
export function useHasPublished(): boolean | undefined {
  const api = useApi();
  const { data, isError } = useInfiniteQuery(publicationsQuery(api, { limit: latest }));
  if (isError) return false;
  return data && data.pages.some(({ rows }) => rows.length > 0);
}
