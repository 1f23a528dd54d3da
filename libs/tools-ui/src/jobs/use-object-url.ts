import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';

/** A link is good for ten minutes; asked for again well before that. */
const freshMs = 8 * 60 * 1_000;

/** An address that shows a stored picture; null until it is known, or when it is gone. */
export function useObjectUrl(objectId: string | null): string | null {
  const { api, signedIn } = useToolServices();
  const query = useQuery({
    queryKey: ['uploads', 'link', objectId],
    queryFn: () => api.uploads.downloadLink(objectId ?? ''),
    enabled: objectId !== null && signedIn,
    staleTime: freshMs,
  });
  return query.data?.url ?? null;
}
